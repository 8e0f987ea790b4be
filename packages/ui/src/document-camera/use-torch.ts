import { useMemo, useState } from 'react';

/** `torch` of MediaStream Image Capture, which TypeScript's DOM library does not contain. */
type WithTorch = { readonly torch?: boolean };

type Light = { readonly track: MediaStreamTrack | undefined; readonly state: 'on' | 'off' | 'refused' };

/** Switches the light beside the camera. `absent`: the camera has none, or another app uses it. */
export function useTorch(track: MediaStreamTrack | undefined) {
  const [light, setLight] = useState<Light>();
  const hasTorch = useMemo(() => (track?.getCapabilities?.() as WithTorch | undefined)?.torch, [track]);
  const state = light && light.track === track ? light.state : 'off';
  if (!track || !hasTorch || state === 'refused') return { state: 'absent' as const, toggle: () => undefined };
  const toggle = () => {
    const next = state === 'on' ? 'off' : 'on';
    const wanted = { advanced: [{ torch: next === 'on' } as MediaTrackConstraintSet] };
    track.applyConstraints(wanted).then(
      () => setLight({ track, state: next }),
      () => setLight({ track, state: 'refused' }),
    );
  };
  return { state, toggle };
}
