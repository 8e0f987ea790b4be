import type { Variant } from './visit.ts';

type Form = NonNullable<Variant['form']>;

const form = (problem: string, others: Partial<Form> = {}): Form => ({
  field: '#fullName',
  country: '[data-t=nationality]',
  rows: { selector: '[data-t=row]', count: 200, settle: true },
  submit: '[data-t=submit]',
  problems: { selector: problem, count: 9 },
  ...others,
});

/** The actions on the form of other kits, by folder. The bench measures only the start of other pages. */
export const peerForms: Readonly<Record<string, Form>> = {
  antdm: form('.adm-list-item-description .adm-form-item-feedback-error', { backdrop: '.adm-mask' }),
  mui: form('.MuiFormHelperText-root.Mui-error', {
    country: '#nationality',
    rows: { selector: '[role=option]', count: 200, settle: true },
  }),
  rac: form('.err', { rows: { selector: '[role=option]', count: 200, settle: true } }),
  vant: form('.van-field__error-message', { backdrop: '.van-overlay' }),
};
