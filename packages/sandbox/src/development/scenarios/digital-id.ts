import { samplePerson } from '../samples/sample-person.ts';
import { defineScenario } from './scenario.ts';

export const digitalId = defineScenario({
  id: 'digital-id',
  about: 'has confirmed what the digital ID says, and is asked for the rest',
  fixture: {
    person: samplePerson,
    answers: {
      choose: { route: 'digital-id' },
      'show-sinpass': { personData: samplePerson.id, confirmed: true },
    },
  },
  expect: { state: 'draft', path: '/sg-sinpass-additional' },
});
