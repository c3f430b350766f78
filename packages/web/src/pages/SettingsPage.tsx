import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { SettingsFields } from '../settings/SettingsFields.tsx';

/** All settings. */
export default function SettingsPage(): ReactNode {
  const { app, settings } = useWords();
  return (
    <div className="settings-page">
      <h1>{app.settings}</h1>
      <p>{settings.intro}</p>
      <SettingsFields
        of={['language', 'name', 'theme', 'contrast', 'motion', 'speed', 'table', 'sound', 'volume']}
      />
    </div>
  );
}
