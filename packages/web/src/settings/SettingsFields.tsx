import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { useWords } from '../app/words.tsx';
import { LANGUAGES } from '../i18n/languages.ts';
import { type CHOICES, type Settings, settings } from '../settings.ts';
import { playSounds } from '../sound/sound.ts';
import './settings.css';

/** A setting with a few choices. */
type Choice = keyof typeof CHOICES;

/** The fields for some settings. Changes apply at once. */
export function SettingsFields({ of }: { readonly of: readonly (keyof Settings)[] }): ReactNode {
  return (
    <div className="settings-fields">
      {of.map(field => {
        switch (field) {
          case 'language':
            return <LanguageField key={field} />;
          case 'volume':
            return <VolumeField key={field} />;
          case 'name':
            return <NameField key={field} />;
          default:
            return <ChoiceField key={field} of={field} />;
        }
      })}
    </div>
  );
}

function LanguageField(): ReactNode {
  const { app } = useWords();
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <RadioField
      title={app.language}
      choices={LANGUAGES}
      chosen={language}
      onChoose={chosen => settings.set({ language: chosen })}
    />
  );
}

function ChoiceField({ of }: { readonly of: Choice }): ReactNode {
  const { settings: words } = useWords();
  const now = useSyncExternalStore(settings.subscribe, settings.get);
  const names: Readonly<Record<string, string>> = {
    theme: words.themes,
    contrast: words.contrasts,
    motion: words.motions,
    speed: words.speeds,
    keys: words.keysChoices,
    table: words.tables,
    projection: words.projections,
    sound: words.sounds,
  }[of];
  const choose = (value: string): void => {
    settings.set({ [of]: value } as Partial<Settings>);
    if (of === 'sound') playSounds('bell');
  };
  return <RadioField title={words[of]} choices={names} chosen={now[of]} onChoose={choose} />;
}

function VolumeField(): ReactNode {
  const { settings: words } = useWords();
  const { volume, sound } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <label className="field">
      <span>{words.volume}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        disabled={sound === 'off'}
        onChange={({ target }) => settings.set({ volume: Number(target.value) })}
        onPointerUp={() => playSounds('coin')}
        onKeyUp={() => playSounds('coin')}
      />
    </label>
  );
}

function NameField(): ReactNode {
  const { settings: words } = useWords();
  const { name } = useSyncExternalStore(settings.subscribe, settings.get);
  const hint = useId();
  return (
    <label className="field">
      <span>{words.name}</span>
      <input
        value={name}
        maxLength={40}
        autoComplete="nickname"
        aria-describedby={hint}
        onChange={({ target }) => settings.set({ name: target.value })}
      />
      <small id={hint}>{words.nameHint}</small>
    </label>
  );
}
