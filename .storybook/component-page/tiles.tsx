import type { ReactElement } from 'react';
import { Button } from '../../packages/ui/src/button/button.tsx';
import { Calendar } from '../../packages/ui/src/calendar/calendar.tsx';
import { Cell } from '../../packages/ui/src/cell/cell.tsx';
import { DocumentDrawing, DocumentExample } from '../../packages/ui/src/document-example/document-example.tsx';
import { IconButton } from '../../packages/ui/src/icon-button/icon-button.tsx';
import { LanguageList } from '../../packages/ui/src/language-list/language-list.tsx';
import { List } from '../../packages/ui/src/list/list.tsx';
import { SelectField } from '../../packages/ui/src/select-field/select-field.tsx';
import { FacePicture } from '../../packages/ui/src/testing/guides/face-picture.tsx';
import { icon } from '../../packages/ui/src/testing/guides/icon.ts';
import { noop } from '../../packages/ui/src/testing/guides/noop.ts';
import { Panel, PhonePicture } from '../../packages/ui/src/testing/guides/phone-picture.tsx';
import { ToastPicture } from '../../packages/ui/src/testing/guides/toast-picture.tsx';
import { TextField } from '../../packages/ui/src/text-field/text-field.tsx';

const muted = 'm-0 text-body text-ink-muted';

/** A photo of a passport, as large as its place. */
const photo = (
  <span className="block rounded-control bg-surface-sunken p-3 [&_svg]:h-auto [&_svg]:w-full">
    <DocumentDrawing subject="passport" />
  </span>
);

/**
 * Pictures of components for the gallery, by their folder, where the example of the guide does not show the component
 * itself: overlays cover a page, and others wait for a photo or a camera.
 */
export const tiles: Readonly<Record<string, ReactElement>> = {
  'icon-button': (
    <div className="flex justify-between rounded-card border border-line bg-surface px-2">
      <IconButton label="Back" icon={icon('chevron-left', 24)} />
      <IconButton label="Search" icon={icon('search', 22)} />
      <IconButton label="Help" icon={icon('circle-question-mark', 22)} />
      <IconButton label="Close" icon={icon('x', 24)} />
    </div>
  ),
  'language-list': (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <LanguageList languages={['en', 'zh-Hans', 'zh-Hant', 'ms', 'th', 'ja']} value="en" onChange={noop} />
    </div>
  ),
  'text-field': <TextField name="tile-employer" label="Employer" value="Ampang Trading Sdn Bhd" onChange={noop} />,
  'select-field': (
    <SelectField
      name="tile-education"
      label="Highest education"
      options={[{ value: 'tertiary', label: 'Tertiary' }]}
      value=""
      onChange={noop}
    />
  ),
  dialog: (
    <PhonePicture at="middle">
      <Panel at="middle" title="Your session ends in two minutes">
        <p className={muted}>Your answers are saved.</p>
        <Button width="full">Stay</Button>
        <Button width="full" variant="secondary">
          Sign out
        </Button>
      </Panel>
    </PhonePicture>
  ),
  'alert-dialog': (
    <PhonePicture at="middle">
      <Panel at="middle" title="Withdraw your application?">
        <p className={muted}>Your answers and documents are deleted.</p>
        <Button width="full" variant="danger">
          Withdraw application
        </Button>
        <Button width="full" variant="secondary">
          Keep it
        </Button>
      </Panel>
    </PhonePicture>
  ),
  sheet: (
    <PhonePicture>
      <Panel at="bottom" title="A good photo of your passport">
        <p className={muted}>Lay it flat in even light.</p>
        <Button width="full">Take a photo</Button>
      </Panel>
    </PhonePicture>
  ),
  'action-sheet': (
    <PhonePicture>
      <Panel at="bottom" title="Your passport">
        <List>
          <Cell title="Take a photo" icon={icon('camera', 22)} />
          <Cell title="Choose a picture or PDF" icon={icon('file-up', 22)} />
        </List>
      </Panel>
    </PhonePicture>
  ),
  popover: (
    <div className="flex flex-col gap-3 py-4">
      <div className="rounded-card border border-line bg-surface-raised p-4 text-body shadow-raised">
        What you own, divided by what you borrowed.
      </div>
      <p className="m-0 text-center">
        Your <span className="border-accent border-b-2 border-dotted text-accent">margin ratio</span> is 42%.
      </p>
    </div>
  ),
  'calendar-sheet': (
    <div className="overflow-hidden rounded-t-card bg-mask pt-6">
      <Panel at="bottom" title="Day of the transfer">
        <Calendar label="Day of the transfer" value="2026-02-17" today="2026-02-10" onChange={noop} />
      </Panel>
    </div>
  ),
  toast: <ToastPicture says="The link is copied" />,
  'consent-reader': (
    <PhonePicture>
      <Panel at="bottom" title="Customer agreement">
        <span className="block h-3 w-full rounded-control bg-line" />
        <span className="block h-3 w-full rounded-control bg-line" />
        <span className="block h-3 w-3/5 rounded-control bg-line" />
        <Button width="full">I agree</Button>
      </Panel>
    </PhonePicture>
  ),
  'image-viewer': (
    <div className="flex flex-col gap-4 rounded-card border border-line-strong bg-surface p-3 pb-5">
      <span className="flex items-center justify-between text-label">
        Passport, photo page
        <IconButton label="Close" icon={icon('x', 22)} />
      </span>
      {photo}
    </div>
  ),
  'document-preview': <div className="px-6">{photo}</div>,
  'document-part': (
    <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <span className="block rounded-control bg-surface-sunken p-3 font-mono text-[0.8rem] leading-6">
        P&lt;SGP<span className="bg-warning-soft text-warning">TAN&lt;&lt;MEI&lt;LING</span>&lt;&lt;&lt;&lt;&lt;&lt;
      </span>
      <p className={muted}>Passport, photo page</p>
    </div>
  ),
  'document-example': <DocumentExample subject="passport" />,
  'camera-capture': <FacePicture shows="face" action="Take photo" />,
};
