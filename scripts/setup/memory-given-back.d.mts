/** What of a process's environment keeps its memory small. */
export declare const memoryGivenBack: Readonly<Record<string, string>>;
export declare const smallHeap: readonly string[];
