/** The style sheet of the API documentation: the colours of the client, by day and by night. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: #f6eedc; --raised: #fcf7ea; --deep: #e7d8b6; --ink: #2a2119; --soft: #5c4b3b; --rubric: #8c2f2b;
  --gilt: #b5832a; --line: #b9a67e; --focus: #1d5fa8; --code: #2b1e16; --on-code: #f3eadb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #241a13; --raised: #2e2218; --deep: #342619; --ink: #f3eadb; --soft: #d0bfa6; --rubric: #f0a57c;
    --gilt: #e0b45a; --line: #6b5540; --focus: #8fc4ff; --code: #17100b;
  }
}
*, ::before, ::after { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 "Alegreya Sans", "Trebuchet MS", system-ui, sans-serif; }
h1, h2, h3 { margin: 0; font-family: Alegreya, Georgia, "Times New Roman", serif; line-height: 1.2; }
h1 { font-size: clamp(1.6rem, 4vw, 2.3rem); }
h2 { margin-bottom: 0.6rem; font-size: 1.6rem; color: var(--rubric); }
a { color: var(--rubric); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
code, pre { font: 0.92em/1.5 ui-monospace, "DejaVu Sans Mono", Consolas, monospace; }
code { overflow-wrap: anywhere; }
p { margin: 0.5rem 0; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 0.5rem; top: 0.5rem; padding: 0.6rem 1rem; background: var(--raised); }
body > header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; padding: 1rem clamp(0.9rem, 3vw, 2rem); border-bottom: 2px solid var(--gilt); background: var(--raised); }
body > header img { width: 3rem; height: 3rem; }
body > header p { margin: 0 0 0 auto; display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; }
.page { max-width: 84rem; margin: 0 auto; padding: clamp(0.9rem, 3vw, 2rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
nav { padding: 0.9rem 1rem; border: 1.5px solid var(--line); border-radius: 12px; background: var(--raised); }
nav ul { margin: 0; padding: 0; list-style: none; columns: 9rem; }
nav a { display: block; padding: 0.2rem 0; }
nav h2 { font-size: 1.1rem; }
section { margin-bottom: 2.5rem; }
article { margin: 0 0 1rem; padding: 0.9rem clamp(0.8rem, 2.5vw, 1.25rem); border: 1.5px solid var(--line); border-left: 6px solid var(--gilt); border-radius: 12px; background: var(--raised); }
article.get { border-left-color: #4c8a3a; }
article.delete { border-left-color: var(--rubric); }
article h3 { font-size: 1rem; }
article h3 code { font-size: 1rem; font-weight: 700; }
article h4 { margin: 0.8rem 0 0.2rem; font-size: 1rem; }
.who, .about { color: var(--soft); }
.about { margin: -0.3rem 0 1rem; max-width: 60ch; }
.either { margin: 0.3rem 0 0; padding-left: 1.1rem; }
.either li { margin: 0.3rem 0; }
.said { margin: 0.5rem 0; overflow-wrap: anywhere; }
.type { padding: 0.6rem 0 0.8rem; border-bottom: 1px solid var(--line); }
.type h3 { font-size: 1.15rem; }
ol { padding-left: 1.4rem; }
pre { margin: 0.6rem 0; padding: 0.8rem 1rem; max-height: 30rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; border-radius: 10px; background: var(--code); color: var(--on-code); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.3rem 1rem 0.3rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr + tr > * { border-top: 1px solid var(--line); }
td:first-child { width: 28%; }
summary { min-height: 2.75rem; padding: 0.5rem 0; cursor: pointer; font-weight: 700; }
@media (min-width: 62rem) {
  .page { grid-template-columns: 15rem minmax(0, 1fr); align-items: start; }
  nav { position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; }
  nav ul { columns: auto; }
}
@media (max-width: 40rem) {
  .shape tr { display: block; padding: 0.3rem 0; }
  .shape td { display: block; width: auto; padding: 0; border: 0; }
}
@media print { nav, .skip { display: none; } pre { max-height: none; } }
`;
