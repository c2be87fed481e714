import type { AppRouter, RouterContext } from "../../trpc.js";
export interface OpenRouter {
    readonly router: AppRouter;
    createContext(): RouterContext;
    close(): Promise<void>;
}
export declare function openRouter(env: Readonly<Record<string, string | undefined>>): Promise<OpenRouter>;
