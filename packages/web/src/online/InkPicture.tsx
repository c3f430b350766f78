import type { ReactNode } from 'react';
import './ink-picture.css';

/** The pictures of the pages around online games, in the line of Taproom. Box 200 × 150. */
const PICTURES = {
  /** A blank slip on its pin, a quill, and a stool that waits. */
  'blank-slip': (
    <>
      <path className="paper" d="M34 26l78-6 6 92-78 8z" />
      <path className="faint" d="M48 52l50-4M50 66l50-4M52 80l34-3" />
      <path className="seal" d="M73 22a7 7 0 1 0 .1 0z" />
      <path className="feather" d="M100 116c10-44 34-78 74-92-2 34-24 66-64 84z" />
      <path className="line" d="M96 124c16-36 36-62 64-84M122 88l22-4M134 68l22-6" />
      <path className="ground" d="M24 138h152" />
    </>
  ),
  /** An inkwell with a quill on a closed book. */
  quill: (
    <>
      <path className="cover" d="M24 112h112v22H34c-14 0-14-22-10-22z" />
      <path className="paper" d="M34 116h102v14H36c-8 0-8-14-2-14z" />
      <path className="faint" d="M44 121h84M44 126h84" />
      <path className="feather" d="M84 76c10-36 34-62 76-66 0 34-28 60-68 72z" />
      <path className="line" d="M72 108c16-36 38-62 72-84M104 66l24-2M118 50l22-4" />
      <path className="glass" d="M50 112c-4-14 0-24 10-26v-10h24v10c10 2 14 12 10 26z" />
      <path className="ale" d="M51 112c-2-6-1-12 1-16h40c2 4 3 10 1 16z" />
      <path className="ribbon" d="M108 134v14l7-6 7 6v-14z" />
    </>
  ),
  /** A key with a name tag on its nail. */
  key: (
    <>
      <path className="wood" d="M20 18h160v24H20z" />
      <path className="faint" d="M30 26q60 6 140 0M36 34q70-4 120 0" />
      <path className="line" d="M74 30v12M132 30v12" />
      <path className="brass" d="M74 42a19 19 0 1 0 .1 0zm0 10a9 9 0 1 1-.1 0z" />
      <path className="brass" d="M69 79h10v54h22v-10H90v-7h11v-10H79z" />
      <path className="line" d="M132 42l-6 24" />
      <path className="paper" d="M112 66l34-4 10 58-34 6-12-44z" />
      <path className="faint" d="M122 86l20-3M124 98l20-3M126 109l14-2" />
      <path className="seal" d="M128 71a3 3 0 1 0 .1 0z" />
    </>
  ),
  /** The door is shut, and there is light behind its window: they play already. */
  'shut-door': (
    <>
      <path className="stone" d="M42 140V64c0-72 116-72 116 0v76z" />
      <path className="wood" d="M56 140V66c0-54 88-54 88 0v74z" />
      <path className="line" d="M78 140V34M100 140V27M122 140V34" />
      <path className="glow" d="M78 74V54c0-24 44-24 44 0v20z" />
      <path className="line" d="M100 37v37M78 58h44" />
      <path className="iron" d="M56 88h30M56 120h30" />
      <path className="brass" d="M130 96a7 7 0 1 0 .1 0z" />
      <path className="ground" d="M22 140h156" />
    </>
  ),
  /** Everyone has gone home: stools upside down on the table. */
  'stools-up': (
    <>
      <path
        className="wood"
        d="M50 82l-8-44h8l10 44zM86 82l8-44h-8l-10 44zM114 82l-8-44h8l10 44zM150 82l8-44h-8l-10 44z"
      />
      <path className="wood-light" d="M38 78h60v10H38zM102 78h60v10h-60z" />
      <path className="wood" d="M20 88h160v14H20z" />
      <path className="wood" d="M36 102h14l-6 38H32zM164 102h-14l6 38h12z" />
      <path className="faint" d="M30 95q70 5 140 0" />
      <path className="cloth" d="M92 102h34l-4 22-12-4-12 6z" />
      <path className="ground" d="M12 140h176" />
    </>
  ),
} as const;

export type InkPictureName = keyof typeof PICTURES;

/** A picture; the words beside it say what it means. */
export function InkPicture({ name }: { readonly name: InkPictureName }): ReactNode {
  return (
    <svg className={`ink-picture ${name}`} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      {PICTURES[name]}
    </svg>
  );
}
