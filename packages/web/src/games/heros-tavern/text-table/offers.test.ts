import { testOffers } from '../../../text-table/testing/suite.ts';

testOffers('heros-tavern', [3, 5], ['buy', 'pick']);
