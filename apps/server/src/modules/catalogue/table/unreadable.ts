/** A file that is no table of products; its message is for who sent it. */
export class UnreadableFile extends Error {}
