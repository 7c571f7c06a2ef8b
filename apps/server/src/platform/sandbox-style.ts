/** The storefront's colours, for the server's self-contained pages. */
export const houseStyle = `
:root{color-scheme:light dark;--canvas:light-dark(#fbf3e6,#1a120e);--surface:light-dark(#fffcf6,#261b15);--sunken:light-dark(#f3e6d3,#30231b);--ink:light-dark(#2b1a14,#f8eddf);--soft:light-dark(#69513f,#cbb7a5);--line:light-dark(#e8d9c3,#413128);--strong:light-dark(#8d7460,#92796a);--tomato:light-dark(#c5341c,#cf4128);--tomato-ink:light-dark(#ad2b15,#ff9d85);--wash:light-dark(#fce4d9,#43190f);--focus:light-dark(#1e4b8e,#f4d064)}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}
a{color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.15;margin:0;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{font-size:1.375rem}
header{padding:1.5rem 1.25rem 1rem;max-width:90rem;margin:auto}
header p{margin:.375rem 0 0;color:var(--soft);max-width:60ch}
button{min-height:2.75rem;padding:0 1.25rem;font:inherit;font-weight:600;color:#fffaf3;background:var(--tomato);border:0;border-radius:999px;cursor:pointer}
`.trim();
