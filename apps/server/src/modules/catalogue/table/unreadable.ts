/** A file that is no table of products; its message is shown to the uploader. */
export class UnreadableFile extends Error {}
