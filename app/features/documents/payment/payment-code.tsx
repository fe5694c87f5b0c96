import type { QrDrawing } from './draw-qr.server';

/** Modules of white around the code. */
const QUIET_ZONE = 4;
/** Radius of the sign's circle, of the code's width. */
const CIRCLE = 0.11;

/** A QR code with the hryvnia sign in the middle, black on white in every colour scheme and on paper. */
export function PaymentCode({ code: { size, path } }: { code: QrDrawing }) {
  const whole = size + 2 * QUIET_ZONE;
  const radius = size * CIRCLE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      width="256"
      height="256"
      className="h-auto w-full rounded"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={whole} height={whole} fill="#fff" />
      <path d={path} stroke="#000" shapeRendering="crispEdges" />
      <circle cx={size / 2} cy={size / 2} r={radius} fill="#fff" />
      <path
        transform={`translate(${size / 2 - radius * 0.8} ${size / 2 - radius * 0.8}) scale(${(radius * 1.6) / 24})`}
        d="M7 7c.6-2.4 2.6-4 5.2-4 2.9 0 4.8 1.7 4.8 4 0 2.2-1.7 3.4-5 5s-5 2.8-5 5c0 2.3 1.9 4 4.8 4 2.6 0 4.6-1.6 5.2-4M4 10h16M4 14h16"
        fill="none"
        stroke="#000"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}
