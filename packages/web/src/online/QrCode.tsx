import type { ReactNode } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
}

/** A QR code as one path: dark on light by day and by night, as cameras expect it, with the margin they need. */
export default function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffdf6" />
      <path d={path} fill="#1c1510" />
    </svg>
  );
}
