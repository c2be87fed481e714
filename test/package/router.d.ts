import type { AppRouter, FailureShape, RouterContext } from "../../trpc.js";
export interface OpenRouter {
    readonly router: AppRouter;
    createContext(): RouterContext;
    close(): Promise<void>;
}
export declare function openRouter(env: Readonly<Record<string, string | undefined>>): Promise<OpenRouter>;
export interface FormatterInput<Shape> {
    readonly shape: Shape;
    readonly error: Error;
    readonly path: string | undefined;
    readonly ctx: object | undefined;
}
export declare function formatFailure<Shape extends object>({ shape, error, path, ctx }: FormatterInput<Shape>): Shape | FailureShape;
