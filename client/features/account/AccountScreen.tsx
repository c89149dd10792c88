import { Outlet } from "react-router";

export function Screen() {
  return <Outlet />;
}
