import '../src/app/fonts.css';
import '../src/app/theme.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import icon from '../public/icon.svg?raw';
import { FACES } from '../src/games/faces.ts';
import { words as en } from '../src/i18n/en/index.ts';
import './pictures.css';

/** Everything that `npm run icons` takes a picture of, one below the other. */
function Pictures(): ReactNode {
  return (
    <>
      <section className="share" id="taproom">
        <div className="halves">
          {FACES.signs.map(sign => (
            <div key={sign.id} className={`room ${sign.id}`}>
              <div className="drawing">
                <sign.Picture />
              </div>
            </div>
          ))}
        </div>
        <div className="named">
          <Icon />
          <div>
            <h1>{en.app.title}</h1>
            <p>{en.app.tagline}</p>
          </div>
        </div>
      </section>
      {FACES.signs.map(sign => (
        <section key={sign.id} className={`share room ${sign.id}`} id={sign.id}>
          <div className="drawing big">
            <sign.Picture />
          </div>
          <div className="named">
            <Icon />
            <div>
              <h1>{sign.title}</h1>
              <p>{en.app.title}</p>
            </div>
          </div>
        </section>
      ))}
      {ICONS.map(({ name, size, kind }) => (
        <div key={name} id={name} className={`icon ${kind}`} style={{ width: size, height: size }}>
          <Icon />
        </div>
      ))}
    </>
  );
}

/** Our own file, as it is. */
function Icon(): ReactNode {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of this repository.
  return <span className="mug" aria-hidden="true" dangerouslySetInnerHTML={{ __html: icon }} />;
}

/** `any` has round corners; `full` fills its square, as phones cut the shape themselves, and `maskable` keeps off its edge. */
const ICONS = [
  { name: 'icon-192', size: 192, kind: 'any' },
  { name: 'icon-512', size: 512, kind: 'any' },
  { name: 'maskable-192', size: 192, kind: 'maskable' },
  { name: 'maskable-512', size: 512, kind: 'maskable' },
  { name: 'apple-touch-icon', size: 180, kind: 'full' },
] as const;

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the pictures');
createRoot(root).render(<Pictures />);
