import { ErrorPage } from "#client/ui/ErrorPage.tsx";

export function Screen() {
  return <ErrorPage problem={{ code: "not_found", status: 404, requestId: null }} />;
}
