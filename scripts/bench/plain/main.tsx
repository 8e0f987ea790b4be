import { type FormEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './plain.css';

/** [code, English name] of each country; bench.ts defines it when it builds the page. */
declare const COUNTRIES: readonly (readonly [string, string])[];

type Answers = Readonly<Record<string, string>>;
type Field = {
  readonly id: string;
  readonly label: string;
  readonly kind: 'country' | 'radio' | 'text' | 'date' | 'file' | 'checkbox';
  readonly options?: readonly string[];
  readonly problem: string;
  readonly isRight?: (value: string) => boolean;
};

const yearMs = 31_557_600_000;
const documents = ['Passport', 'National identity card', 'Residence permit', 'Driving licence'];
const isAdult = (day: string) => Date.now() - Date.parse(day) >= 18 * yearMs;
const isNumber = (text: string) => /^[A-Za-z0-9]{6,20}$/.test(text);
const fields: readonly Field[] = [
  { id: 'nationality', label: 'Nationality', kind: 'country', problem: 'Choose your nationality' },
  { id: 'documentType', label: 'Document', kind: 'radio', options: documents, problem: 'Choose a document' },
  {
    id: 'number',
    label: 'Document number',
    kind: 'text',
    problem: 'Enter 6 to 20 letters or digits',
    isRight: isNumber,
  },
  { id: 'fullName', label: 'Full name', kind: 'text', problem: 'Enter your full name' },
  { id: 'birthDate', label: 'Date of birth', kind: 'date', problem: 'You must be 18 or older', isRight: isAdult },
  { id: 'gender', label: 'Gender', kind: 'radio', options: ['Female', 'Male', 'Another'], problem: 'Choose one' },
  { id: 'photo', label: 'Photo of the document', kind: 'file', problem: 'Add a photo of your document' },
  { id: 'truthful', label: 'What I say is true and complete', kind: 'checkbox', problem: 'Confirm this to go on' },
  { id: 'owner', label: 'The account is for myself', kind: 'checkbox', problem: 'Confirm this to go on' },
];
const problemsOf = (answers: Answers) =>
  fields.filter(({ id, isRight = Boolean }) => !isRight(answers[id] ?? '')).map(({ id }) => id);

/** The control of the bench: the basic-information form with React and native elements, without a library. */
function PlainForm() {
  const [answers, setAnswers] = useState<Answers>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLDialogElement>(null);
  const change = (id: string, value: string) => {
    const next = { ...answers, [id]: value };
    setAnswers(next);
    if (tried) setProblems(problemsOf(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblems(problemsOf(answers));
    if (problemsOf(answers).length === 0) confirm.current?.showModal();
  };
  const choose = () => {
    setChoosing(true);
    sheet.current?.showModal();
  };
  return (
    <>
      <header>
        <b>Basic information</b>
        <span>Step 2 of 7</span>
      </header>
      <main>
        <h1>Basic information</h1>
        <p>Enter your details as they stand on your document. Nobody else sees them.</p>
        <form noValidate onSubmit={submit}>
          {fields.map((field) => (
            <div className="row" key={field.id}>
              <Control field={field} answers={answers} change={change} choose={choose} />
              {problems.includes(field.id) && (
                <p className="problem" id={`${field.id}-problem`} role="alert">
                  {field.problem}
                </p>
              )}
            </div>
          ))}
          <button className="primary" data-bench="submit">
            Continue
          </button>
        </form>
      </main>
      <dialog ref={sheet} className="sheet" aria-label="Nationality" onClose={() => setChoosing(false)}>
        {choosing && (
          <Countries
            choose={(name) => {
              change('nationality', name);
              sheet.current?.close();
            }}
          />
        )}
      </dialog>
      <dialog ref={confirm}>
        <p>Send your details? You cannot change your name or number after this.</p>
        <button type="button" onClick={() => confirm.current?.close()}>
          Send
        </button>
      </dialog>
    </>
  );
}

type ControlProps = { field: Field; answers: Answers; change: (id: string, value: string) => void; choose: () => void };

function Control({ field: { id, label, kind, options = [] }, answers, change, choose }: ControlProps) {
  const value = answers[id] ?? '';
  if (kind === 'country')
    return (
      <button type="button" className="choice" data-bench="nationality" onClick={choose}>
        {value || 'Choose a country or region'}
      </button>
    );
  const choices = kind === 'radio' ? options : kind === 'checkbox' ? [label] : [];
  if (choices.length > 0)
    return (
      <fieldset>
        <legend>{label}</legend>
        {choices.map((one) => (
          <label key={one} className="option">
            <input
              type={kind}
              name={id}
              checked={value === one}
              onChange={() => change(id, value === one ? '' : one)}
            />
            {one}
          </label>
        ))}
      </fieldset>
    );
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={kind}
        {...(kind !== 'file' && { value })}
        onChange={(event) => change(id, event.target.value)}
      />
    </>
  );
}

function Countries({ choose }: { choose: (name: string) => void }) {
  const [search, setSearch] = useState('');
  const found = COUNTRIES.filter(([, name]) => name.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      <input
        aria-label="Search"
        placeholder="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
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
