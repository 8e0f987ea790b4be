export type Answers = {
  nationality: string;
  documentType: string;
  documentNumber: string;
  fullName: string;
  birthDate: string;
  gender: string;
  photo: string;
  truthful: boolean;
  owner: boolean;
};

export type Problems = Partial<Record<keyof Answers, string>>;

export const emptyAnswers: Answers = {
  nationality: '',
  documentType: '',
  documentNumber: '',
  fullName: '',
  birthDate: '',
  gender: '',
  photo: '',
  truthful: false,
  owner: false,
};

export const documentTypes = [
  ['passport', 'Passport'],
  ['national-id', 'National identity card'],
  ['permit', 'Residence permit'],
  ['licence', 'Driving licence'],
] as const;

export const genders = [
  ['female', 'Female'],
  ['male', 'Male'],
  ['other', 'Another'],
] as const;

const yearMs = 31_557_600_000;

/** Nine messages at most, one a field. */
export function check(answers: Answers): Problems {
  const problems: Problems = {};
  if (!answers.nationality) problems.nationality = 'Choose your nationality';
  if (!answers.documentType) problems.documentType = 'Choose a document';
  if (!/^[A-Za-z0-9]{6,20}$/.test(answers.documentNumber)) problems.documentNumber = 'Enter 6 to 20 letters or digits';
  if (answers.fullName.trim().length < 2) problems.fullName = 'Enter your full name';
  if (!answers.birthDate || Date.now() - Date.parse(answers.birthDate) < 18 * yearMs)
    problems.birthDate = 'You must be 18 or older';
  if (!answers.gender) problems.gender = 'Choose one';
  if (!answers.photo) problems.photo = 'Add a photo of your document';
  if (!answers.truthful) problems.truthful = 'Confirm this to go on';
  if (!answers.owner) problems.owner = 'Confirm this to go on';
  return problems;
}
