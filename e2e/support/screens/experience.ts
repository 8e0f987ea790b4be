import type { TextKeyOf } from '../text-groups.ts';
import { computedText } from '../words.ts';
import type { AnyScreen, ScreenPlan } from './screen.ts';

const experience = 'trading-experience';
const choices = 'opening-choices';

export const experienceScreens: readonly ScreenPlan[] = [
  { step: 'assets-select', path: 'sg-assets-select', fill: fillExperience, goOn: endDeclarations },
  { step: 'risklevel', path: 'sg-risklevel', fill: fillRiskProfile, goOn: acceptProfile },
  {
    step: 'choose-account',
    path: 'sg-choose-account',
    fill: async () => undefined,
    goOn: ({ form, say, person }) => form.answer(say(choices, 'tier.label'), say(choices, `tier.${person.tier}.label`)),
  },
  {
    step: 'select-account-type',
    path: 'sg-select-accountType',
    fill: async () => undefined,
    goOn: chooseAccountType,
  },
];

async function fillExperience(screen: AnyScreen): Promise<void> {
  const { form, say, person } = screen;
  const { experience: answers } = person;
  const t = (key: TextKeyOf<typeof experience>) => say(experience, key);
  const all = (question: 'objectives' | 'tradeCategories' | 'cognitiveAssessment') =>
    form.tickAll(
      t(`${question}.label`),
      answers[question].map((answer) =>
        say(
          ...computedText(
            experience,
            question === 'cognitiveAssessment' ? `${question}.${answer}.label` : `${question}.${answer}`,
          ),
        ),
      ),
    );
  await all('objectives');
  await form.nextPage();
  if (answers.tradeCategories.includes('none'))
    await form.tickAlone(t('tradeCategories.label'), t('tradeCategories.none'));
  else {
    await all('tradeCategories');
    await form.nextPage();
  }
  if (answers.stockYears && answers.stockTimes) {
    await form.answer(t('stockYears'), t(`years.${answers.stockYears}`));
    await form.answer(t('stockTimes'), t(`times.${answers.stockTimes}`));
  }
  if (answers.derivativeYears && answers.derivativeTimes) {
    await form.answer(t('derivativeYears.label'), t(`years.${answers.derivativeYears}`));
    await form.answer(t('derivativeTimes'), t(`times.${answers.derivativeTimes}`));
  }
  await form.answer(t('knowledge.label'), t(`knowledge.${answers.knowledge}`));
  if (answers.cognitiveAssessment.includes('none'))
    await form.tickAlone(t('cognitiveAssessment.label'), t('cognitiveAssessment.none.label'));
  else {
    await all('cognitiveAssessment');
    await fillProofs(screen);
    await form.nextPage();
  }
  if (hasNothingToDeclare(screen)) return;
  await form.choose(t('regulatedEmployee.label'), t(answers.regulatedEmployee));
  if (answers.licenceNumber) await form.text(t('licenceNumber'), answers.licenceNumber);
  if (answers.employerConsent) {
    await form.choose(t('employerConsent.label'), t(answers.employerConsent));
    await form.upload(t('employerConsentLetter.label'), screen.pictures.certificate);
  }
  await form.choose(t('pep.label'), t(answers.pep));
  if (answers.pepRelation) await form.choose(t('pepRelation.label'), t(`pepRelation.${answers.pepRelation}`));
  if (answers.pepPosition) await form.text(t('pepPosition.label'), answers.pepPosition);
}

const hasNothingToDeclare = ({ person: { experience: answers } }: AnyScreen): boolean =>
  answers.regulatedEmployee === 'no' && answers.pep === 'no';

async function endDeclarations(screen: AnyScreen, action: string): Promise<void> {
  const { form, say } = screen;
  await form.press(hasNothingToDeclare(screen) ? say(experience, 'declarations.noToAll') : action);
}

/** Chooses the account type. After cash, the next page opens automatically; after margin, presses Continue, because the page may show a warning. */
async function chooseAccountType({ form, say, person: { accountType } }: AnyScreen): Promise<void> {
  const [question, answer] = [say(choices, 'accountType.label'), say(choices, `accountType.${accountType}.label`)];
  if (accountType === 'cash') return form.answer(question, answer);
  await form.choose(question, answer);
  await form.press(say('flow', 'continue'));
}

async function fillProofs({ form, say, person, pictures }: AnyScreen): Promise<void> {
  const { cognitiveAssessment, examPassedOn, noPriorRefusal } = person.experience;
  if (cognitiveAssessment.includes('diploma'))
    await form.upload(say(experience, 'diplomaProof.label'), pictures.certificate);
  if (cognitiveAssessment.includes('exam-certificate')) {
    await form.upload(say(experience, 'examCertificate'), pictures.certificate);
    await form.date(say(experience, 'examPassedOn.label'), examPassedOn ?? '');
  }
  if (noPriorRefusal) await form.tick(say(experience, 'noPriorRefusal.label'));
}

async function fillRiskProfile({ form, say, person }: AnyScreen): Promise<void> {
  for (const [question, answer] of Object.entries(person.riskProfile.answers))
    await form.answer(
      say(...computedText('risk-profile', `${question}.label`)),
      say(...computedText('risk-profile', `${question}.${answer}`)),
    );
}

async function acceptProfile({ form, say }: AnyScreen): Promise<void> {
  await form.press(say(experience, 'risk.accept'));
}
