/** Trouble with an outside service that may pass. Its words go to the log, so they say nothing of a person or a message. */
export class VendorProblem extends Error {}
