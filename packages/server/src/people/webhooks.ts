import type { WebhookForm } from '@taproom/contracts';
import { escapeXml } from './feed.ts';

/** A notification in words. */
export interface Worded {
  /** The same however often it is sent. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  /** The same as data, for programs. */
  readonly data: Readonly<Record<string, unknown>>;
}

interface WebhookRequest {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The form of request for a webhook, by the service its address belongs to. */
export function formOf(webhook: string): WebhookForm {
  const { hostname, pathname } = new URL(webhook);
  if (/(^|\.)discord(app)?\.com$/.test(hostname)) return pathname.endsWith('/slack') ? 'slack' : 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  if (/(^|\.)ntfy\./.test(hostname)) return 'ntfy';
  return 'json';
}

/** The request that a webhook of some form gets. */
export function webhookRequest(form: WebhookForm, said: Worded): WebhookRequest {
  const id = { 'webhook-id': said.id };
  const json = (body: object): WebhookRequest => ({
    body: JSON.stringify(body),
    headers: { ...id, 'content-type': 'application/json' },
  });
  const both = [said.title, said.text].filter(text => text !== '');
  if (form === 'discord') {
    const content = `${both.map(escapeMarkdown).join('\n')}\n${said.link}`;
    // Whatever someone calls themselves, nobody is mentioned.
    return json({ content, allowed_mentions: { parse: [] } });
  }
  if (form === 'slack')
    return json({ text: `${both.map(escapeXmlText).join('\n')}\n<${escapeXml(said.link)}>` });
  if (form === 'ntfy')
    return {
      body: said.text === '' ? said.title : said.text,
      headers: {
        ...id,
        'content-type': 'text/plain; charset=utf-8',
        title: encodedHeader(said.title),
        click: said.link,
      },
    };
  return json({ id: said.id, text: both.join('\n'), link: said.link, ...said.data });
}

const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()<]/g, sign => `\\${sign}`);

/** Slack requires these three to be escaped, and no others. */
const escapeXmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Headers are ASCII: other characters are encoded as in email (RFC 2047), which ntfy understands. */
const encodedHeader = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
