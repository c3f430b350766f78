import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * A mail server on this machine. It refuses some receivers for good (550), others for now (451). Once it has a mail, it
 * does what it is told before it says so.
 */
export async function openMailServer({
  refused = [],
  busy = [],
  beforeYes,
}: {
  readonly refused?: readonly string[];
  readonly busy?: string[];
  readonly beforeYes?: (mail: ReceivedMail) => void;
} = {}) {
  const received: ReceivedMail[] = [];
  /** Everyone to whom someone wanted to send something. */
  const tried: string[] = [];
  const waiting: (() => void)[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username = '', password = '' }, _session, done) => {
      logins.push(`${username}:${password}`);
      done(null, { user: username });
    },
    onRcptTo: ({ address }, _session, done) => {
      tried.push(address);
      const code = refused.includes(address) ? 550 : busy.includes(address) ? 451 : null;
      done(code === null ? null : Object.assign(new Error('no'), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { from, to, ...parse(Buffer.concat(parts).toString()) };
        beforeYes?.(mail);
        done();
        received.push(mail);
        for (const wake of waiting.splice(0)) wake();
      });
    },
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received,
    tried,
    logins,
    async came(count: number): Promise<void> {
      while (received.length < count) await new Promise<void>(wake => waiting.push(wake));
    },
    close: () => new Promise<void>(done => server.close(() => done())),
  };
}

/** Reads a mail of plain text. */
function parse(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const cut = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, cut)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map(line => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw.slice(cut + 4);
  const encoding = headers['content-transfer-encoding'];
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString()
        : body;
  return { headers, text: text.replaceAll('\r\n', '\n') };
}
