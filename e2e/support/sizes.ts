/**
 * A test runs on a phone. Only where a wide screen is another screen does it say so by its tag: another layout to look
 * at (columns beside each other, a dialog instead of a sheet, a header instead of a bar below), or a thing that is only
 * used at a desk or a totem. Every further run of a journey costs all others their time.
 */
export const bothSizes = { tag: '@both-sizes' };
export const desktopOnly = { tag: '@desktop' };

export const onDesktop = /@both-sizes|@desktop/;
export const onlyDesktop = /@desktop/;
