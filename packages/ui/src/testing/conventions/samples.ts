import type { ComponentType } from 'react';

/** What a component does beyond its own props, as docs/ui-kit.md lists it. */
export type Conventions = {
  /** The least props that the component needs. */
  props?: object;
  /** The element that gets `ref`, `data-*` and `aria-*`, as a selector. */
  element: string;
  /** The props with which the component works without state of the caller: what it is at first, and how it changes. */
  stores?: 'value' | 'checked' | 'open';
  /** The default and the entries of `FormData` that a form sends for it. */
  sends?: { defaults: object; entries: readonly (readonly [name: string, value: string])[] };
  /** Whether an overlay renders outside the element around it. */
  isOverlay?: boolean;
  /** The element around the component, if it needs one. */
  inside?: 'ul';
  /** Whether it renders the link of a router. */
  renders?: boolean;
};

export type AnyComponent = ComponentType<Record<string, unknown>>;

const options = [
  { value: 'cash', label: 'Cash account' },
  { value: 'margin', label: 'Margin account' },
];
const countries = [{ value: 'SG', label: 'Singapore', callingCode: '65' }];
const agreement = { id: 'a', title: 'Terms', version: '1', language: 'en', effectiveFrom: '2026-01-01', sections: [] };
const noop = () => undefined;
const text = (element: string, value: string, props: object = {}, sent = value): Conventions => ({
  props: { label: 'Answer', ...props },
  element,
  stores: 'value',
  sends: { defaults: { defaultValue: value }, entries: [['answer', sent]] },
});
const checked = (props: object = {}): Conventions => ({
  props: { label: 'Answer', ...props },
  element: 'input',
  stores: 'checked',
  sends: { defaults: { defaultChecked: true }, entries: [['answer', 'on']] },
});
const overlay = (props: object, element = '[role=dialog]'): Conventions => ({
  props: { title: 'Question', ...props },
  element,
  stores: 'open',
  isOverlay: true,
});

/** The conventions of each component, by its entry point and name. */
export const samples: Readonly<Record<string, Conventions>> = {
  'action-bar ActionBar': { element: 'footer' },
  'action-sheet ActionSheet': overlay({ actions: [] }),
  'address-fields AddressFields': {
    props: { label: 'Address', fields: [{ name: 'city', label: 'City', required: true }] },
    element: 'fieldset',
    stores: 'value',
    sends: { defaults: { defaultValue: { city: 'Ipoh' } }, entries: [['answer.city', 'Ipoh']] },
  },
  'alert-dialog AlertDialog': overlay({ confirmLabel: 'Yes' }, '[role=alertdialog]'),
  'amount Amount': { props: { value: '12.5' }, element: 'span' },
  'area-chart AreaChart': { props: { label: 'Assets', points: [] }, element: 'figure' },
  'badge Badge': { props: { label: '3 new', count: 3 }, element: 'span' },
  'banner Banner': { props: { title: 'Offline' }, element: 'section' },
  'button Button': { props: { children: 'Send' }, element: 'button', renders: true },
  'card Card': { props: { title: 'Account' }, element: 'section' },
  'cascader Cascader': {
    props: { label: 'Answer', options, levels: ['Account'], getChildOptions: noop },
    element: 'button',
    stores: 'value',
    sends: { defaults: { defaultValue: ['cash'] }, entries: [['answer', 'cash']] },
  },
  'cell Cell': { props: { title: 'Account' }, element: 'li', inside: 'ul', renders: true },
  'checkbox Checkbox': checked(),
  'checkbox-group CheckboxGroup': {
    props: { label: 'Answer', options },
    element: 'fieldset',
    stores: 'value',
    sends: {
      defaults: { defaultValue: ['cash', 'margin'] },
      entries: [
        ['answer', 'cash'],
        ['answer', 'margin'],
      ],
    },
  },
  'chip-group ChipGroup': {
    props: { label: 'Answer', options },
    element: 'fieldset',
    stores: 'value',
    sends: { defaults: { defaultValue: ['margin'] }, entries: [['answer', 'margin']] },
  },
  'consent-checkbox ConsentCheckbox': checked({ agreements: [] }),
  'consent-reader ConsentReader': overlay({ agreements: [agreement], onRead: noop }),
  'count-down CountDown': { props: { label: 'Time left', until: 0, now: () => 0 }, element: 'div' },
  'country-field CountryField': text('button', 'SG', { options: countries }),
  'date-field DateField': text('fieldset', '2026-04-05'),
  'description-list DescriptionList': { props: { items: [] }, element: 'dl' },
  'dialog Dialog': overlay({}),
  'disclosure Disclosure': { props: { summary: 'More' }, element: 'details', stores: 'open' },
  'divider Divider': { element: 'hr' },
  'document-example DocumentDrawing': { props: { subject: 'passport' }, element: 'svg' },
  'document-example DocumentExample': { props: { subject: 'passport' }, element: 'div' },
  'document-uploader DocumentUploader': {
    props: { label: 'Answer', upload: noop },
    element: 'fieldset',
    stores: 'value',
    sends: { defaults: { defaultValue: { documentId: 'd1', kind: 'pdf' } }, entries: [['answer', 'd1']] },
  },
  'donut Donut': { props: { label: 'Assets', parts: [], totalLabel: 'Total' }, element: 'figure' },
  'empty-state EmptyState': { props: { title: 'Nothing yet' }, element: 'div' },
  'error-summary ErrorSummary': { props: { errors: [{ id: 'a', message: 'Enter a name' }] }, element: '[role=group]' },
  'form Form': { element: 'form' },
  'gauge Gauge': {
    props: {
      label: 'Ratio',
      value: undefined,
      zones: [{ id: 'a', label: 'A', upTo: 100, tone: 'success' }],
      format: String,
    },
    element: 'div',
  },
  'grid Grid': { element: 'ul' },
  'grid Tile': { props: { title: 'Account' }, element: 'li', inside: 'ul', renders: true },
  'icon-button IconButton': { props: { label: 'Close' }, element: 'button' },
  'illustration Illustration': { props: { name: 'empty' }, element: 'svg' },
  'illustration IllustrationFrame': { props: { name: 'own' }, element: 'svg' },
  'image-viewer ImageViewer': overlay({ source: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', label: 'Passport' }),
  'infinite-list InfiniteList': { props: { hasMore: false, onLoadMore: noop }, element: 'div' },
  'language-list LanguageList': { props: { languages: ['en', 'th'], value: 'en' }, element: 'ul' },
  'language-switcher LanguageSwitcher': { props: { languages: ['en', 'th'], value: 'en' }, element: 'button' },
  'link Link': { props: { href: '#x', children: 'Terms' }, element: 'a', renders: true },
  'list List': { element: 'ul' },
  'loading Loading': { element: '[role=status]' },
  'masked-text MaskedText': { props: { value: 'S1234567D', label: 'NRIC' }, element: 'span' },
  'money-field MoneyField': text('input', '4500.5', { currency: 'SGD' }),
  'name-field NameField': text('input', 'Tan'),
  'name-fields NameFields': {
    props: { label: 'Name' },
    element: 'fieldset',
    stores: 'value',
    sends: {
      defaults: { defaultValue: { written: '陈', romanised: 'Tan' } },
      entries: [
        ['answer.written', '陈'],
        ['answer.romanised', 'Tan'],
      ],
    },
  },
  'national-id-field NationalIdField': text('input', 'S1234567D'),
  'nav-bar NavBar': { props: { title: 'Account' }, element: 'header' },
  'notice Notice': { props: { title: 'Received' }, element: 'div' },
  'number-field NumberField': text('input', '1234'),
  'number-keyboard NumberKeyboard': { props: { onDigit: noop, onDelete: noop }, element: '[role=group]' },
  'one-time-code-field OneTimeCodeField': text('input', '123456'),
  'pass-code-boxes PassCodeBoxes': text('input', '123456'),
  'password-field PasswordField': text('input', 'secret'),
  'pdf-link PdfLink': { props: { href: '#x', children: 'Form W-8BEN' }, element: 'span' },
  'phone-field PhoneField': text('input', '+65 81234567', { countries, defaultCallingCode: '65' }),
  'picker Picker': text('button', 'margin', { options }),
  'popover Popover': { props: { label: 'Margin' }, element: 'button', stores: 'open' },
  'price-change PriceChange': { props: { change: '1.5' }, element: 'span' },
  'progress Progress': { props: { label: 'Upload', value: 0.5 }, element: 'div' },
  'pull-to-refresh PullToRefresh': { props: { onRefresh: noop }, element: 'div' },
  'qr-code QrCode': { props: { value: 'https://example.com', label: 'Go on' }, element: 'figure' },
  'question Question': {
    props: { name: 'q', question: 'Which?', options, correctValues: ['cash'], explanation: 'Cash' },
    element: 'div',
  },
  'radio-cards RadioCards': text('fieldset', 'margin', {
    options: options.map(({ value, label }) => ({ value, title: label })),
  }),
  'radio-group RadioGroup': text('fieldset', 'margin', { options }),
  'result Result': { props: { kind: 'info', title: 'Received' }, element: 'div' },
  'safe-area SafeArea': { element: 'div' },
  'search-field SearchField': {
    props: { label: 'Search' },
    element: 'input',
    stores: 'value',
    sends: { defaults: { defaultValue: 'DBS' }, entries: [['answer', 'DBS']] },
  },
  'select-field SelectField': text('select', 'margin', { options }),
  'sheet Sheet': overlay({}),
  'signature-field SignatureField': { props: { label: 'Signature' }, element: 'fieldset', stores: 'value' },
  'signature-field TypedText': { props: { text: 'Tan' }, element: 'span' },
  'skeleton Skeleton': { element: 'span' },
  'skeleton SkeletonScreen': { element: '[role=status]' },
  'skin-toggle SkinToggle': { props: { value: 'white' }, element: 'button' },
  'slider Slider': {
    props: { label: 'Answer' },
    element: 'input',
    stores: 'value',
    sends: { defaults: { defaultValue: 40 }, entries: [['answer', '40']] },
  },
  'spinner Spinner': { element: 'svg' },
  'stack Stack': { element: 'div' },
  'status-tag StatusTag': { props: { children: 'Open' }, element: 'span' },
  'step-progress StepProgress': { props: { groups: [], current: 'a', label: 'Identity' }, element: 'div' },
  'stepper Stepper': text('input', '3'),
  'steps Steps': { props: { label: 'Steps', steps: [] }, element: 'ol' },
  'summary-list SummaryList': { props: { title: 'Name', rows: [] }, element: 'section' },
  'swipe-cell SwipeCell': { props: { label: 'Row', title: 'Row', actions: [] }, element: 'li', inside: 'ul' },
  'switch Switch': checked(),
  'tab-bar TabBar': { props: { label: 'Parts', items: [] }, element: 'nav', stores: 'value' },
  'tabs Tabs': { props: { label: 'Views', tabs: [] }, element: 'div', stores: 'value' },
  'text-area TextArea': text('textarea', 'Hello'),
  'text-field TextField': text('input', 'tan@example.sg'),
  'timeline Timeline': { props: { label: 'Events', items: [] }, element: 'ol' },
};

/** Components without these conventions, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  'action-bar ActionBarOutlet': 'It renders only its children and an outlet.',
  'action-bar ActionsAtEnd': 'It renders an `ActionBar` in an outlet.',
  'calendar Calendar': 'It takes `value` only. `DateField` has all conventions.',
  'calendar-sheet CalendarSheet': 'It takes `open` and `value` only. `DateField` has all conventions.',
  'camera-capture CameraCapture': 'It fills the page with the picture of a camera.',
  'consent-reader AgreementText': 'Its `ref` is a handle that scrolls to the end.',
  'document-camera DocumentCamera': 'It fills the screen with the picture of a camera.',
  'document-part DocumentPart': 'It renders nothing for a document without the part.',
  'document-preview DocumentPreview': 'Its element depends on the kind of file.',
  'field Field': 'It is the frame of a control of the page, and takes `className` and `style`.',
  'field-heading FieldHeading': 'It renders only its children.',
  'field-heading HeadingLead': 'It is a part of `Field`.',
  'field-heading PageHeading': 'It is a part of `Field`.',
  'overlay-root OverlayRootProvider': 'It renders only its children.',
  'toast ToastProvider': 'It renders only its children and the toasts.',
};
