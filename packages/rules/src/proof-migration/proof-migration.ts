import type { AssessmentAnswers } from '../cognitive-assessment/cognitive-assessment.ts';
import type { Migration } from '../journey.ts';

/** Returns a migration that requests missing proofs in `step`. Earlier versions accepted a diploma or a professional qualification without proof. */
export const createProofMigration =
  (step: string): Migration =>
  (answers) => ({
    answers,
    changes: isUnproved(answers[step] ?? {}) ? [{ step, code: 'assessment-proof', effect: 'answer-again' }] : [],
  });

const isUnproved = ({ cognitiveAssessment: chosen = [], diplomaProof, qualificationProof }: AssessmentAnswers) =>
  (chosen.includes('diploma') && !diplomaProof) ||
  (chosen.includes('professional-qualification') && !qualificationProof);
