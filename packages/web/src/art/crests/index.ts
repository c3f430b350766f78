export { Charge, Crest, SEAT_TONES, type Seat } from './crests.tsx';
