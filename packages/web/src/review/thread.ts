import { house } from '../app/house.ts';
import { ReviewThread } from './review-thread.ts';

/** The thread on which games are judged, one for the whole page. */
export const reviewThread = new ReviewThread(() => house.startThread());
