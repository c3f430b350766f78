import type { Game } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useLanguage, useWords } from '../app/words.tsx';
import { RulesPanelHost } from '../rules/RulesPanelHost.tsx';
import { speakAtTable } from './at-table.ts';
import { type Spoken, SpokenProvider, useFaces } from './faces.tsx';

/**
 * Loads the face of a game and renders what is inside with it. What it shows and says follows the rules that are passed,
 * which may be older than the newest. When the language changes, the previous one stays until the new one is there.
 */
export function WithFace({
  rules,
  children,
}: {
  readonly rules: Game;
  readonly children: ReactNode;
}): ReactNode {
  const { pages } = useWords();
  const faces = useFaces();
  const language = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  const sign = faces.sign(rules.id);
  useEffect(() => {
    if (sign === null) return;
    let wanted = true;
    void speakAtTable(faces, sign, language, rules).then(
      now => wanted && setSpoken(now),
      (error: unknown) => wanted && setFailed({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [faces, sign, language, rules]);
  // The boundary around the page says what to do.
  if (failed !== null) throw failed.error;
  if (sign === null) return <DeadEnd scene="lost" title={pages.nowhere} />;
  if (spoken === null || spoken.sign !== sign) return <Waiting />;
  return (
    <SpokenProvider value={spoken}>
      {spoken.speech.provide(<RulesPanelHost>{children}</RulesPanelHost>)}
    </SpokenProvider>
  );
}
