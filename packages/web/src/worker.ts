/** The thread of the bots of the released games, and that of the reviews: `released.ts` starts them. */
import { PLAYERS } from '@taproom/bots';
import { ESTIMATORS } from '@taproom/bots/coach';
import { serveBots } from './bots/serve.ts';
import { serveReviews } from './review/serve.ts';

serveBots(PLAYERS);
serveReviews(ESTIMATORS);
