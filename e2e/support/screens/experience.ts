import type { AnyScreen, ScreenPlan } from './screen.ts';

const experience = 'opening-experience';
const choices = 'opening-choices';

/** Objectives, trading so far, declarations, the risk profile, and the kind of account. */
export const experienceScreens: readonly ScreenPlan[] = [
  { step: 'assets-select', path: 'sg-assets-select', fill: fillExperience },
  { step: 'risklevel', path: 'sg-risklevel', fill: fillRiskProfile },
  {
    step: 'select-account-type',
    path: 'sg-select-accountType',
    fill: ({ form, say, person }) =>
      form.choose(say(choices, 'accountType'), say(choices, `accountType.${person.accountType}`)),
  },
];

async function fillExperience(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const { experience: answers } = person;
  const t = (key: string) => say(experience, key);
  const all = (question: 'objectives' | 'tradeCategories' | 'cognitiveAssessment') =>
    form.tickAll(
      t(question),
      answers[question].map((answer) => t(`${question}.${answer}`)),
    );
  await all('objectives');
  await all('tradeCategories');
  await form.select(t('stockYears'), t(`years.${answers.stockYears}`));
  await form.select(t('stockTimes'), t(`times.${answers.stockTimes}`));
  await form.select(t('derivativeYears'), t(`years.${answers.derivativeYears}`));
  await form.select(t('derivativeTimes'), t(`times.${answers.derivativeTimes}`));
  await form.choose(t('knowledge'), t(`knowledge.${answers.knowledge}`));
  await all('cognitiveAssessment');
  await fillProofs(screen);
  await form.choose(t('regulatedEmployee'), t(answers.regulatedEmployee));
  if (answers.licenceNumber) await form.text(t('licenceNumber'), answers.licenceNumber);
  if (answers.employerConsent) {
    await form.choose(t('employerConsent'), t(answers.employerConsent));
    await form.upload(t('employerConsentLetter'), screen.pictures.certificate);
  }
  await form.choose(t('pep'), t(answers.pep));
  if (answers.pepRelation) await form.choose(t('pepRelation'), t(`pepRelation.${answers.pepRelation}`));
  if (answers.pepPosition) await form.text(t('pepPosition'), answers.pepPosition);
}

async function fillProofs({ form, say, person, pictures }: AnyScreen): Promise<void> {
  const { cognitiveAssessment, examPassedOn, noPriorRefusal } = person.experience;
  if (cognitiveAssessment.includes('diploma')) await form.upload(say(experience, 'diplomaProof'), pictures.certificate);
  if (cognitiveAssessment.includes('exam-certificate')) {
    await form.upload(say(experience, 'examCertificate'), pictures.certificate);
    await form.date(say(experience, 'examPassedOn'), examPassedOn ?? '');
  }
  if (noPriorRefusal) await form.tick(say(experience, 'noPriorRefusal'));
}

async function fillRiskProfile({ form, say, person }: AnyScreen): Promise<void> {
  for (const [question, answer] of Object.entries(person.riskProfile.answers))
    await form.choose(say('risk-profile', question), say('risk-profile', `${question}.${answer}`));
  await form.tick(say(experience, 'accepted'));
}
