import { Flow } from '@quayside/embed/react';
import { optionsFlow } from '@quayside/flow-derivatives/options';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { edition } from './edition.ts';
import { session } from './session.ts';

const flow = optionsFlow();

function App() {
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState<string | null>(null);
  return (
    <>
      <h1>Harbour App</h1>
      {reference && <p role="status">Your reference: {reference}</p>}
      {!isOpen && (
        <button type="button" onClick={() => setOpen(true)}>
          Trade options
        </button>
      )}
      {isOpen && (
        <Flow
          edition={edition}
          flow={flow}
          session={session}
          onEvent={(event) => {
            if (event.type === 'submitted') setReference(event.reference);
            if (event.type === 'leave') setOpen(false);
          }}
          onError={({ code }) => console.warn(code)}
        />
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
