import { Catalogue } from '@taproom/games';
import { THIRD_PLAYERS } from '../../../bots/test/sealed-bids.ts';
import { serveBots } from '../../src/bots/serve.ts';
import { serveReviews } from '../../src/review/serve.ts';

serveBots(THIRD_PLAYERS);
// Nobody judges its games.
serveReviews(new Catalogue([]));
