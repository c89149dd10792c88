import t from "tap";
import { asTests } from "#tests/support/faults/asTests.ts";
import { STORE } from "#tests/support/faults/parts.ts";

asTests(t, STORE);
