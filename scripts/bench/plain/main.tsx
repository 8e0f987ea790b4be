import { createRoot } from 'react-dom/client';
import { PlainForm } from './plain-form.tsx';
import './plain.css';

const root = document.getElementById('root');
if (root) createRoot(root).render(<PlainForm />);
