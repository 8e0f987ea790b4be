import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import { IconButton } from '@quayside/ui/icon-button';
import Flashlight from 'lucide-react/icons/flashlight';
import Timer from 'lucide-react/icons/timer';
import TimerOff from 'lucide-react/icons/timer-off';
import X from 'lucide-react/icons/x';
import type { useTorch } from './use-torch.ts';

export type CameraBarProps = {
  label: string;
  torch: ReturnType<typeof useTorch>;
  automatic: 'on' | 'off';
  onAutomatic: () => void;
  onClose: () => void;
};

const pressed = 'aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** Renders the name of the document, the buttons for the torch and the automatic shutter, and the close button. */
export function CameraBar({ label, torch, automatic, onAutomatic, onClose }: CameraBarProps) {
  const t = useText(uiDocuments);
  const common = useText(ui);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 px-2 pt-[max(0.25rem,var(--q-safe-top))] pb-1">
      <p aria-hidden className="m-0 min-w-0 flex-1 basis-24 py-1 ps-2 font-medium text-label [overflow-wrap:anywhere]">
        {label}
      </p>
      {torch.state === 'absent' ? null : (
        <IconButton
          label={t('torch')}
          icon={<Flashlight size={22} />}
          aria-pressed={torch.state === 'on'}
          onPress={torch.toggle}
          className={pressed}
        />
      )}
      <IconButton
        label={t('automatic')}
        icon={automatic === 'on' ? <Timer size={22} /> : <TimerOff size={22} />}
        aria-pressed={automatic === 'on'}
        onPress={onAutomatic}
        className={pressed}
      />
      <IconButton label={common('close')} icon={<X size={22} />} onPress={onClose} />
    </div>
  );
}
