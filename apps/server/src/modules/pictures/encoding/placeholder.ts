/** Drawn for a picture that is not there: a covered plate in warm greys that suit light and dark pages. */
export const placeholder = {
  contentType: 'image/svg+xml',
  data: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240" viewBox="0 0 320 240">
<rect width="320" height="240" fill="#e9e2d8"/>
<g fill="#c9beb0">
<ellipse cx="160" cy="170" rx="86" ry="7" fill="#d9cfc2"/>
<path d="M94 156a66 66 0 0 1 132 0z"/>
<rect x="80" y="156" width="160" height="9" rx="4.5"/>
<circle cx="160" cy="84" r="9"/>
</g>
<path d="M112 142a50 50 0 0 1 30-34" fill="none" stroke="#e9e2d8" stroke-width="6" stroke-linecap="round"/>
</svg>`.replaceAll('\n', ''),
  ),
} as const;
