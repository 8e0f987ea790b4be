import { magicFaceNumbers } from '../magic-values.ts';
import { sampleBaseInfo } from '../samples/sample-answers.ts';
import { defineScenario, type Scenario } from './scenario.ts';

/** Scenarios before the camera with a document number that forces the result, such as `face-too-dark`. */
export const faceVerdicts: readonly Scenario[] = magicFaceNumbers.map(({ name, ending, effect }) =>
  defineScenario({
    id: `face-${name}`,
    about: `before the camera: ${effect}`,
    fixture: {
      through: 'face-recognition',
      answers: { 'base-info': { ...sampleBaseInfo, documentNumber: `A1234${ending}` } },
    },
    expect: { state: 'draft', path: '/sg-face-h5', face: { result: 'none', attempts: 0 } },
  }),
);
