import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { memo, type ReactNode } from 'react';
import { ChoiceMark } from '../field/choice-mark.tsx';
import type { FieldProps } from '../field/field.tsx';
import { FieldGroup } from '../field/field-group.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { badgeStyles, cardStyles, factStyles } from './radio-cards.styles.ts';

/** An option of `RadioCards`, shown as a card with a title and details. */
export type RadioCard = {
  value: string;
  title: string;
  description?: string;
  badge?: string;
  /** The style of the badge. Use `accent` for the advantage of one card. Default: `neutral`. */
  badgeTone?: 'neutral' | 'accent';
  /** A small drawing at the end of the card. Screen readers ignore it, so it must not add information. */
  picture?: ReactNode;
  /** Short facts to compare the cards, one on each line. */
  facts?: readonly CardFact[];
  disabled?: boolean;
  /**
   * Whether the user already has this option. The card is then shown for comparison and cannot be chosen. State this in
   * its badge.
   */
  current?: boolean;
  /** The reason why a disabled card cannot be chosen, and how that can change. Shown only on disabled cards. */
  reason?: string;
};

/** A fact of a card: a figure, an advantage (`yes`) or a limitation (`limit`). */
export type CardFact = { kind: 'figure' | 'yes' | 'limit'; text: string };

/** The props of `RadioCards`. `value` is the value of the chosen card, or `''`. */
export type RadioCardsProps = FieldProps<string, 'fieldset'> & {
  /** The cards, each with at least `value` and `title`. */
  options: readonly RadioCard[];
  /** Use `hidden` if the heading of the page asks the question. Default: `question`. */
  legend?: 'question' | 'hidden';
};

/**
 * Renders a single choice as cards with descriptions, such as tiers or account types. The first radio button has the id
 * of the field.
 */
export const RadioCards = memo(function RadioCards(props: RadioCardsProps) {
  const { id, value, change, own, ...field } = useField<string, RadioCardsProps>(props, '');
  const { options, legend, ref, ...fieldset } = own;
  const { disabled, readOnly } = field.frozen;
  const group = useInput<HTMLFieldSetElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      const chosen = element.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
      if (chosen && chosen !== value) change(chosen);
    },
  });
  const first = options.findIndex(({ current }) => !current);
  return (
    <FieldGroup
      {...fieldset}
      {...field.frame}
      ref={group}
      role="radiogroup"
      legend={legend}
      readOnly={readOnly}
      onBlur={field.onBlur}
    >
      <div className="flex flex-col gap-3">
        {options.map((option, index) => (
          <Card
            key={option.value}
            card={option}
            id={index === first ? id : `${id}-${index}`}
            name={props.name ?? id}
            checked={value === option.value}
            invalid={Boolean(field.invalid)}
            required={field.sent.required}
            disabled={disabled || option.disabled || (readOnly && value !== option.value)}
            onChoose={change}
          />
        ))}
      </div>
    </FieldGroup>
  );
});

type CardProps = {
  card: RadioCard;
  id: string;
  name: string;
  checked: boolean;
  invalid: boolean;
  required: boolean | undefined;
  disabled: boolean | undefined;
  onChoose: (value: string) => void;
};

function Card({ card, id, name, checked, invalid, required, disabled, onChoose }: CardProps) {
  const { value, description, badge, picture, facts = [], reason } = card;
  const notes = [
    badge && `${id}-badge`,
    description && `${id}-text`,
    facts.length > 0 && `${id}-facts`,
    card.disabled && reason && `${id}-reason`,
  ].filter(Boolean);
  if (card.current)
    return (
      <div data-state="current" className={cardStyles()}>
        <span className="flex size-[1.5rem] shrink-0 items-center justify-center rounded-full border-2 border-accent text-accent">
          <Check aria-hidden size="0.875rem" strokeWidth={3} />
        </span>
        <CardText card={card} id={id} />
      </div>
    );
  return (
    <label htmlFor={id} data-state={disabled ? 'disabled' : invalid ? 'error' : 'idle'} className={cardStyles()}>
      <ChoiceMark
        type="radio"
        id={id}
        name={name}
        value={value}
        checked={checked}
        required={required}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={notes.join(' ') || undefined}
        onChange={() => onChoose(value)}
      />
      <CardText card={card} id={id} />
      {picture && (
        <span aria-hidden className="-my-1 shrink-0 self-center">
          {picture}
        </span>
      )}
    </label>
  );
}

function CardText({ card, id }: Pick<CardProps, 'card' | 'id'>) {
  const { title, description, badge, badgeTone, facts = [], reason } = card;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span id={`${id}-title`} className="min-w-0 font-medium text-body">
          {title}
        </span>
        {badge && (
          <span id={`${id}-badge`} className={badgeStyles({ tone: card.current ? 'current' : badgeTone })}>
            {badge}
          </span>
        )}
      </span>
      {description && (
        <span id={`${id}-text`} className="text-ink-muted text-label">
          {description}
        </span>
      )}
      {facts.length > 0 && (
        <span id={`${id}-facts`} className="flex flex-col gap-1 text-label">
          {facts.map((fact) => (
            <Fact key={fact.text} {...fact} />
          ))}
        </span>
      )}
      {card.disabled && reason && (
        <span id={`${id}-reason`} className="flex items-start gap-2 text-label text-warning">
          <Lock size="1em" strokeWidth={2.5} aria-hidden className="mt-1 shrink-0" />
          <span>{reason}</span>
        </span>
      )}
    </span>
  );
}

const factIcons = { figure: undefined, yes: Check, limit: Lock };

function Fact({ kind, text }: CardFact) {
  const Icon = factIcons[kind];
  return (
    <span data-kind={kind} className={factStyles()}>
      {Icon && <Icon size="1em" strokeWidth={2.5} aria-hidden className="mt-1 shrink-0" />}
      {/* the space keeps two facts apart in the description of the card */}
      <span>{text} </span>
    </span>
  );
}
