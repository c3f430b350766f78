import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { isMarked, onMark } from '../online/mark.ts';
import { SettingsFields } from '../settings/SettingsFields.tsx';
import { TapsPicture } from '../settings/TapsPicture.tsx';

/** All settings. */
export default function SettingsPage(): ReactNode {
  const { app, settings } = useWords();
  const playsOnline = useSyncExternalStore(onMark, isMarked);
  return (
    <div className="settings-page">
      <TapsPicture />
      <h1>{app.settings}</h1>
      <p>{playsOnline ? settings.introOnline : settings.intro}</p>
      <SettingsFields
        of={[
          'language',
          'name',
          'theme',
          'contrast',
          'motion',
          'speed',
          'keys',
          'table',
          'projection',
          'sound',
          'volume',
        ]}
      />
    </div>
  );
}
