import { useMemo, useState } from 'react';

/** The `torch` capability of MediaStream Image Capture, which is missing in TypeScript's DOM library. */
type WithTorch = { readonly torch?: boolean };

type Light = { readonly track: MediaStreamTrack | undefined; readonly state: 'on' | 'off' | 'refused' };

/**
 * Returns the state of the camera's torch, and a function that turns it on or off. `absent`: the camera has no torch,
 * or another app uses it.
 */
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
