export { Charge, Crest, type CrestSeat, SEAT_TONES } from './crests.tsx';
