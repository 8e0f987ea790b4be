import type { AssessmentAnswers } from '../cognitive-assessment/cognitive-assessment.ts';
import type { Migration } from '../journey.ts';

/** Earlier versions took a diploma and a professional qualification without their proof: whoever named one in `step` is asked for it. */
export const proofAsked =
  (step: string): Migration =>
  (answers) => ({
    answers,
    changes: isUnproved(answers[step] ?? {}) ? [{ step, code: 'assessment-proof', effect: 'answer-again' }] : [],
  });

const isUnproved = ({ cognitiveAssessment: chosen = [], diplomaProof, qualificationProof }: AssessmentAnswers) =>
  (chosen.includes('diploma') && !diplomaProof) ||
  (chosen.includes('professional-qualification') && !qualificationProof);
