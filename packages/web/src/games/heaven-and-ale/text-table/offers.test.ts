import { testOffers } from '../../../text-table/testing/suite.ts';

const KINDS = ['activate', 'buy', 'card', 'done', 'go', 'return', 'score', 'start'];

testOffers('heaven-and-ale', [2, 4], KINDS);
