// Email by SMTP.

import type { MailSettings } from '../config/config.ts';
import type { DeliveryResult } from './deliveries.ts';

export interface Mail {
  readonly to: string;
  /** The first part of the Message-ID: the same for every retry of an email. */
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  /** The one-click unsubscribe link, if the email is one of many. */
  readonly unsubscribe: string | null;
}

/** The timeout for connecting, and for each response of the mail server, in milliseconds. */
const PATIENCE = 20_000;

const SECURITY = {
  tls: { secure: true },
  starttls: { secure: false, requireTLS: true },
  none: { secure: false, ignoreTLS: true },
} as const;

/** Sends email through the operator's mail server (SMTP). */
export class Postman {
  private transport: Promise<import('nodemailer').Transporter> | null = null;

  constructor(
    private readonly settings: MailSettings,
    private readonly failed: (error: unknown) => void,
    private readonly patience = PATIENCE,
  ) {}

  get host(): string {
    return this.settings.host;
  }

  /** `refused`: the mail server has permanently rejected the address. `again`: retry later. */
  async send({
    to,
    id,
    subject,
    text,
    unsubscribe,
  }: Mail): Promise<DeliveryResult & ('sent' | 'refused' | 'again')> {
    const { from } = this.settings;
    try {
      this.transport ??= this.connect();
      await (await this.transport).sendMail({
        from,
        to,
        subject,
        text,
        messageId: `<${id}@${domainOf(from)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== null && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        // Nothing in an email comes from a file or a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return 'sent';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      this.failed(error);
      return 'again';
    }
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }

  /** Loaded on first use: not every server sends email. */
  private async connect(): Promise<import('nodemailer').Transporter> {
    const { host, port, security, login } = this.settings;
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host,
      port,
      ...SECURITY[security],
      ...(login !== null && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: this.patience,
      greetingTimeout: this.patience,
      socketTimeout: this.patience,
    });
  }
}

/**
 * Whether the mail server has permanently rejected (5xx) the recipient or the email; a wrong password or sender is for
 * the operator to fix.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

const domainOf = (from: string): string => from.replace(/>$/, '').split('@').at(-1) ?? '';
