import { type FormEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './plain.css';

/** The countries as [code, English name]. bench.ts defines them in the build. */
declare const COUNTRIES: readonly (readonly [string, string])[];

type Answers = Readonly<Record<string, string>>;
type Field = {
  readonly id: string;
  readonly label: string;
  readonly kind: 'country' | 'radio' | 'text' | 'date' | 'file' | 'checkbox';
  readonly options?: readonly string[];
  readonly problem: string;
  readonly isValid?: (value: string) => boolean;
};

const yearMs = 31_557_600_000;
const documents = ['Passport', 'National identity card', 'Residence permit', 'Driving licence'];
const isAdult = (day: string) => Date.now() - Date.parse(day) >= 18 * yearMs;
const isNumber = (text: string) => /^[A-Za-z0-9]{6,20}$/.test(text);
const fields: readonly Field[] = [
  { id: 'nationality', label: 'Nationality', kind: 'country', problem: 'Choose your nationality' },
  { id: 'documentType', label: 'Document', kind: 'radio', options: documents, problem: 'Choose a document' },
  { id: 'number', label: 'Document number', kind: 'text', problem: 'Enter 6 to 20 characters', isValid: isNumber },
  { id: 'fullName', label: 'Full name', kind: 'text', problem: 'Enter your full name' },
  { id: 'birthDate', label: 'Date of birth', kind: 'date', problem: 'You must be 18 or older', isValid: isAdult },
  { id: 'gender', label: 'Gender', kind: 'radio', options: ['Female', 'Male', 'Another'], problem: 'Choose one' },
  { id: 'photo', label: 'Photo of the document', kind: 'file', problem: 'Add a photo of your document' },
  { id: 'truthful', label: 'My answers are true and complete', kind: 'checkbox', problem: 'Confirm this to continue' },
  { id: 'owner', label: 'The account is for myself', kind: 'checkbox', problem: 'Confirm this to continue' },
];
const problemsOf = (answers: Answers) =>
  fields.filter(({ id, isValid = Boolean }) => !isValid(answers[id] ?? '')).map(({ id }) => id);

/** Renders the control of the bench: the form for basic information, built with React and native elements only. */
function PlainForm() {
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLDialogElement>(null);
  const change = (id: string, value: string) => {
    const next = { ...answers, [id]: value };
    setAnswers(next);
    if (isSubmitted) setProblems(problemsOf(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    setProblems(problemsOf(answers));
    if (problemsOf(answers).length === 0) confirm.current?.showModal();
  };
  const openSheet = () => {
    setChoosing(true);
    sheet.current?.showModal();
  };
  const choose = (name: string) => {
    change('nationality', name);
    sheet.current?.close();
  };
  return (
    <>
      <header>
        <b>Basic information</b>
        <span>Step 2 of 7</span>
      </header>
      <main>
        <h1>Basic information</h1>
        <p>Enter your details as on your document.</p>
        <form noValidate onSubmit={submit}>
          {fields.map((field) => (
            <div className="row" key={field.id}>
              <Control field={field} value={answers[field.id] ?? ''} change={change} openSheet={openSheet} />
              {problems.includes(field.id) && (
                <p className="problem" role="alert">
                  {field.problem}
                </p>
              )}
            </div>
          ))}
          <button data-bench="submit">Continue</button>
        </form>
      </main>
      <dialog ref={sheet} className="sheet" aria-label="Nationality" onClose={() => setChoosing(false)}>
        {isChoosing && <Countries choose={choose} />}
      </dialog>
      <dialog ref={confirm}>
        <p>Send your details?</p>
        <button onClick={() => confirm.current?.close()}>Send</button>
      </dialog>
    </>
  );
}

type ControlProps = {
  field: Field;
  value: string;
  change: (id: string, value: string) => void;
  openSheet: () => void;
};

function Control({ field: { id, label, kind, options = [label] }, value, change, openSheet }: ControlProps) {
  if (kind === 'country')
    return (
      <button type="button" data-bench="nationality" onClick={openSheet}>
        {value || 'Choose a country or region'}
      </button>
    );
  if (kind === 'radio' || kind === 'checkbox')
    return (
      <fieldset>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option} className="option">
            <input
              type={kind}
              name={id}
              checked={value === option}
              onChange={() => change(id, value === option ? '' : option)}
            />
            {option}
          </label>
        ))}
      </fieldset>
    );
  const controlled = kind === 'file' ? {} : { value };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={kind} {...controlled} onChange={(event) => change(id, event.target.value)} />
    </>
  );
}

function Countries({ choose }: { choose: (name: string) => void }) {
  const [search, setSearch] = useState('');
  const found = COUNTRIES.filter(([, name]) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      <input aria-label="Search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <ul>
        {found.map(([code, name]) => (
          <li key={code}>
            <button type="button" data-bench="country" onClick={() => choose(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainForm />);
