// One-click unsubscribe from email notifications.

import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import { escapeXml } from '../people/feed.ts';
import { fill, textsIn } from '../people/notice-texts.ts';
import { sendProblem } from './problems.ts';

interface Asked {
  readonly Params: { readonly key: string };
}

/** The longest accepted body: none is needed. */
const LONGEST = 4096;

/**
 * The unsubscribe link of every email: one click for mail programs (RFC 8058, a POST without cookies), and a page with
 * a button for people. Opening the page changes nothing, because mail programs prefetch links.
 */
export function addUnsubscribe(app: FastifyInstance, server: TaproomServer): void {
  const { config, mailboxes, store } = server;
  const path = `${config.basePath}/unsubscribe/:key`;
  const options = { config: { endpoint: 'unsubscribe' } };
  const page = (reply: FastifyReply, { title, says, button, language }: Said, status: 200 | 404) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(config.basePath, { title, says, button, language }));
  const mailboxOf = async (key: string) => {
    const mailbox = /^[0-9A-Za-z]{24}$/.test(key) ? await mailboxes.ofKey(key) : null;
    const language = mailbox === null ? 'en' : (await store.notices.of(mailbox.person)).language;
    return { mailbox, language, words: textsIn(server.texts, language)?.page ?? null };
  };

  app.get<Asked>(path, options, async (request, reply) => {
    const { mailbox, language, words } = await mailboxOf(request.params.key);
    if (words === null) return sendProblem(reply, { code: 'no-such-thing' });
    const { title } = words;
    if (mailbox === null) return page(reply, { title, says: words.gone, button: '', language }, 404);
    const says = fill(words.ask, { address: mailbox.address });
    return page(reply, { title, says, button: words.button, language }, 200);
  });

  // The body says nothing that the address does not.
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST }, (_request, _body, done) =>
      done(null, null),
    );
    scope.post<Asked>(path, options, async (request, reply) => {
      const { mailbox, language, words } = await mailboxOf(request.params.key);
      if (mailbox !== null) await mailboxes.drop(mailbox.person);
      if (words === null) return sendProblem(reply, { code: 'no-such-thing' });
      // Asked twice, it is still done.
      return page(reply, { title: words.title, says: words.done, button: '', language }, 200);
    });
  });
}

interface Said {
  readonly title: string;
  readonly says: string;
  readonly button: string;
  readonly language: string;
}

const pageOf = (basePath: string, { title, says, button, language }: Said): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="${basePath}/api/docs.css">
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
<p>${escapeXml(says)}</p>
${button === '' ? '' : `<form method="post"><button>${escapeXml(button)}</button></form>`}
</main>
</body>
</html>
`;
