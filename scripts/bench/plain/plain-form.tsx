import { type ChangeEvent, type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Answers, check, documentTypes, emptyAnswers, genders, type Problems } from './answers.ts';

/** [code, English name], put in by build-plain.ts */
declare const COUNTRIES: readonly (readonly [string, string])[];

type Change = <K extends keyof Answers>(key: K, value: Answers[K]) => void;

/** The control of the bench: the basic-information form with React and native elements, as somebody would write it in an hour. */
export function PlainForm() {
  const [answers, setAnswers] = useState(emptyAnswers);
  const [problems, setProblems] = useState<Problems>({});
  const [tried, setTried] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const sheet = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLDialogElement>(null);

  const change: Change = (key, value) => {
    const next = { ...answers, [key]: value };
    setAnswers(next);
    if (tried) setProblems(check(next));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const found = check(answers);
    setProblems(found);
    if (!Object.keys(found).length) confirm.current?.showModal();
  };
  const nationality = COUNTRIES.find(([code]) => code === answers.nationality)?.[1];

  return (
    <>
      <header>
        <b>Basic information</b>
        <span>Step 2 of 7</span>
      </header>
      <main>
        <h1>Basic information</h1>
        <p>
          Enter your details as they stand on your document. The regulator asks us to check who you are; nobody else
          sees them.
        </p>
        <form noValidate onSubmit={submit}>
          <Row id="nationality" problem={problems.nationality}>
            <span id="nationality-label">Nationality</span>
            <button
              type="button"
              className="choice"
              data-bench="nationality"
              aria-labelledby="nationality-label"
              onClick={() => {
                setChoosing(true);
                sheet.current?.showModal();
              }}
            >
              {nationality ?? 'Choose a country or region'}
            </button>
          </Row>
          <Choices
            name="documentType"
            legend="Document"
            options={documentTypes}
            answers={answers}
            problems={problems}
            change={change}
          />
          <TextRow id="documentNumber" label="Document number" answers={answers} problems={problems} change={change} />
          <TextRow id="fullName" label="Full name" answers={answers} problems={problems} change={change} />
          <TextRow
            id="birthDate"
            label="Date of birth"
            type="date"
            answers={answers}
            problems={problems}
            change={change}
          />
          <Choices
            name="gender"
            legend="Gender"
            options={genders}
            answers={answers}
            problems={problems}
            change={change}
          />
          <Row id="photo" problem={problems.photo}>
            <label htmlFor="photo">Photo of the document</label>
            <input
              id="photo"
              type="file"
              accept="image/*"
              onChange={(e) => change('photo', e.target.files?.[0]?.name ?? '')}
            />
          </Row>
          <Tick
            id="truthful"
            label="What I say is true and complete"
            answers={answers}
            problems={problems}
            change={change}
          />
          <Tick id="owner" label="The account is for myself" answers={answers} problems={problems} change={change} />
          <button className="primary" data-bench="submit">
            Continue
          </button>
        </form>
      </main>
      <dialog ref={sheet} className="sheet" aria-labelledby="nationality-label" onClose={() => setChoosing(false)}>
        {choosing && (
          <Countries
            choose={(code) => {
              change('nationality', code);
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

function Countries({ choose }: { choose: (code: string) => void }) {
  const [search, setSearch] = useState('');
  const found = useMemo(
    () => COUNTRIES.filter(([, name]) => name.toLowerCase().includes(search.toLowerCase())),
    [search],
  );
  return (
    <>
      <input aria-label="Search" placeholder="Search" value={search} onChange={(e) => setSearch(e.target.value)} />
      <ul>
        {found.map(([code, name]) => (
          <li key={code}>
            <button type="button" data-bench="country" onClick={() => choose(code)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type FieldProps = { answers: Answers; problems: Problems; change: Change };
type TextKey = 'documentNumber' | 'fullName' | 'birthDate';

function TextRow({
  id,
  label,
  type = 'text',
  answers,
  problems,
  change,
}: FieldProps & { id: TextKey; label: string; type?: string }) {
  const problem = problems[id];
  return (
    <Row id={id} problem={problem}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={answers[id]}
        aria-invalid={!!problem}
        aria-describedby={problem && `${id}-problem`}
        onChange={(e: ChangeEvent<HTMLInputElement>) => change(id, e.target.value)}
      />
    </Row>
  );
}

type ChoicesProps = FieldProps & {
  name: 'documentType' | 'gender';
  legend: string;
  options: readonly (readonly [string, string])[];
};

function Choices({ name, legend, options, answers, problems, change }: ChoicesProps) {
  return (
    <Row id={name} problem={problems[name]}>
      <fieldset>
        <legend>{legend}</legend>
        {options.map(([value, label]) => (
          <label key={value} className="option">
            <input type="radio" name={name} checked={answers[name] === value} onChange={() => change(name, value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </Row>
  );
}

function Tick({ id, label, answers, problems, change }: FieldProps & { id: 'truthful' | 'owner'; label: string }) {
  return (
    <Row id={id} problem={problems[id]}>
      <label className="option">
        <input type="checkbox" checked={answers[id]} onChange={(e) => change(id, e.target.checked)} />
        {label}
      </label>
    </Row>
  );
}

function Row({ id, problem, children }: { id: string; problem: string | undefined; children: ReactNode }) {
  return (
    <div className="row">
      {children}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
