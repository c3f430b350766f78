import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../app/words.tsx';
import { LANGUAGES } from '../i18n/languages.ts';
import { useFaces } from '../play/faces.tsx';
import { FONTS, LIBRARIES } from './libraries.ts';
import './about.css';

/** What this is, who made it, and its privacy policy. */
export default function AboutPage(): ReactNode {
  const { about } = useWords().pages;
  const { titles } = useFaces();
  const games = new Intl.ListFormat(useLanguage()).format(Object.values(titles));
  return (
    <div className="about">
      <h1>{about.title}</h1>
      <h2>{about.what}</h2>
      <p>{about.whatText(games, Object.values(LANGUAGES).join(', '))}</p>
      <h2>{about.unofficial}</h2>
      <p>{about.unofficialText}</p>
      <h2>{about.privacy}</h2>
      <p>{about.privacyText}</p>
      <h2>{about.fonts}</h2>
      <p>{about.fontsText}</p>
      <h2>{about.libraries}</h2>
      <p>{about.librariesText}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{about.name}</th>
            <th scope="col">{about.licence}</th>
          </tr>
        </thead>
        <tbody>
          {[...LIBRARIES, ...FONTS].map(({ name, licence }) => (
            <tr key={name}>
              <td translate="no">{name}</td>
              <td translate="no">{licence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
