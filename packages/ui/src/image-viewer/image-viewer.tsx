import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { Content, Portal, Root, Title, Trigger } from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import type { OverlayProps } from '../dialog/overlay-props.ts';
import { useReturnFocus } from '../dialog/return-focus.ts';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Notice } from '../notice/notice.tsx';
import { useOverlayRoot } from '../overlay-root/overlay-root.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';
import { SourceImage } from './source-image.tsx';

export type ImageViewerProps = OverlayProps & {
  /** The picture to show: a file in memory or its URL. */
  source: string | Blob;
  /** The name of the picture, for the title of the dialog and the alternative text. */
  label: string;
} & ElementProps<'div', 'children'>;

/** The zoom levels: the width of the picture as a percentage of the screen. */
const zoomSteps = [100, 150, 200, 300, 400] as const;

/** The index of 200 % in `zoomSteps`: the zoom after a press on the picture. */
const pressedStep = 2;

/**
 * Renders a picture in a full-screen modal `role="dialog"`. The user zooms with buttons or a press on the picture, and
 * scrolls by touch, wheel or arrow keys.
 */
export function ImageViewer(props: ImageViewerProps) {
  const { open: given, defaultOpen = false, onOpenChange, trigger, source, label, className = '', ...rest } = props;
  const [open, change] = useControlled(given, defaultOpen, onOpenChange);
  const t = useText(uiDocuments);
  const container = useOverlayRoot();
  const language = useLanguage();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Root open={open} onOpenChange={change}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal container={container}>
        <Content
          lang={language}
          aria-describedby={undefined}
          {...rest}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className={`q-root fixed inset-0 z-popup flex flex-col bg-surface text-ink outline-none motion-safe:animate-q-fade-in ${className}`}
        >
          <Title className="sr-only">{t('viewer', { label })}</Title>
          <ZoomedImage source={source} label={label} onClose={() => change(false)} />
        </Content>
      </Portal>
    </Root>
  );
}

type ZoomedImageProps = Pick<ImageViewerProps, 'source' | 'label'> & { onClose: () => void };

/** Renders the content of the viewer, and mounts each time the viewer opens, so that the zoom starts at 100 %. */
function ZoomedImage({ source, label, onClose }: ZoomedImageProps) {
  const common = useText(ui);
  const t = useText(uiDocuments);
  const [step, setStep] = useState(0);
  const [state, setState] = useState<'shown' | 'failed'>('shown');
  const percent = zoomSteps[step] ?? 100;
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-1 border-line border-b px-2 pt-[max(0.25rem,var(--q-safe-top))] pb-1">
        <p className="m-0 min-w-0 flex-1 basis-24 text-balance py-1 ps-2 font-medium text-label [overflow-wrap:anywhere]">
          {label}
        </p>
        <IconButton
          label={t('zoomOut')}
          icon={<ZoomOut size="1.375rem" />}
          disabled={step === 0 || state === 'failed'}
          onPress={() => setStep(step - 1)}
        />
        <span role="status" className="min-w-14 text-center text-caption text-ink-muted tabular-nums">
          {t('zoomAt', { percent })}
        </span>
        <IconButton
          label={t('zoomIn')}
          icon={<ZoomIn size="1.375rem" />}
          disabled={step === zoomSteps.length - 1 || state === 'failed'}
          onPress={() => setStep(step + 1)}
        />
        <IconButton label={common('close')} icon={<X size={22} />} onPress={onClose} />
      </div>
      <div className="flex min-h-0 flex-1 overflow-auto bg-surface-sunken">
        {state === 'failed' ? (
          <div className="m-auto p-gutter">
            <Notice tone="danger" announce="polite">
              {t('viewerFailed')}
            </Notice>
          </div>
        ) : (
          <button
            type="button"
            aria-label={t(step === 0 ? 'zoomIn' : 'zoomOut')}
            onClick={() => setStep(step === 0 ? pressedStep : 0)}
            style={{ width: `${percent}%` }}
            className={`m-auto block shrink-0 p-0 ${step === 0 ? 'cursor-zoom-in' : 'cursor-zoom-out'}`}
          >
            <SourceImage source={source} alt="" onError={() => setState('failed')} className="block h-auto w-full" />
          </button>
        )}
      </div>
    </>
  );
}
