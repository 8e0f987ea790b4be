import { ReasonText } from '../reason-text.tsx';

export default ReasonText;
