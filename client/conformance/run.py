"""Runs the conformance cases with the Python client and prints the outcomes as JSON.

python run.py sync|async <base address> <file of cases> <file of keys>
"""

import asyncio
import json
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tenure import AsyncTenure, File, InvalidSignatureError, Tenure, TenureError, verify_webhook


def snake(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: "_" + letter.group().lower(), name)


def at(value: Any, pointer: str | None) -> Any:
    for name in (pointer or "").split("/")[1:]:
        value = value[int(name) if isinstance(value, list) else name]
    return value


def options_of(action: dict[str, Any]) -> dict[str, Any]:
    options = {"sandbox": "sandbox_tenant", "idempotencyKey": "idempotency_key"}
    return {to: action[name] for name, to in options.items() if name in action}


def arguments_of(action: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    named: dict[str, Any] = {"options": options_of(action)}
    named.update({snake(name): value for name, value in action.get("query", {}).items()})
    if action["type"] == "upload":
        named["file"] = File(action["fileName"], action["content"].encode())
        named["body"] = action.get("fields")
    elif "body" in action:
        named["body"] = action["body"]
    return action.get("path", []), named


def summary(action: dict[str, Any], items: list[Any]) -> Any:
    return len(items) if action.get("count") else sorted({at(item, action["distinct"]) for item in items})


def webhook(action: dict[str, Any]) -> Any:
    return verify_webhook(action["secrets"], action["headers"], action["body"], now=action["now"])["type"]


def perform(client: Tenure, action: dict[str, Any]) -> Any:
    if action["type"] == "webhook":
        return webhook(action)
    name = snake(action["operation"])
    path, named = arguments_of(action)
    if action["type"] == "iterate":
        return summary(action, list(getattr(client, name.replace("list_", "iter_"))(**named)))
    if action["type"] == "start":
        operation = getattr(client, f"start_{name}")(**named)
        if action.get("cancel"):
            client.cancel_operation(operation["operationId"])
        seconds = action.get("timeoutMs", 30_000) / 1000
        result = client.wait_for(operation, timeout=seconds, interval=action["intervalMs"] / 1000)
        return at(result, action.get("pick"))
    return at(getattr(client, name)(*path, **named), action.get("pick"))


async def perform_async(client: AsyncTenure, action: dict[str, Any]) -> Any:
    if action["type"] == "webhook":
        return webhook(action)
    name = snake(action["operation"])
    path, named = arguments_of(action)
    if action["type"] == "iterate":
        items = getattr(client, name.replace("list_", "iter_"))(**named)
        return summary(action, [item async for item in items])
    if action["type"] == "start":
        operation = await getattr(client, f"start_{name}")(**named)
        if action.get("cancel"):
            await client.cancel_operation(operation["operationId"])
        seconds = action.get("timeoutMs", 30_000) / 1000
        result = await client.wait_for(operation, timeout=seconds, interval=action["intervalMs"] / 1000)
        return at(result, action.get("pick"))
    return at(await getattr(client, name)(*path, **named), action.get("pick"))


def failure(error: Exception) -> dict[str, Any]:
    if isinstance(error, InvalidSignatureError):
        return {"code": "invalid_signature"}
    if not isinstance(error, TenureError):
        return {"code": "unexpected", "detail": repr(error)}
    found: dict[str, Any] = {"status": error.status, "code": error.code}
    if error.fields:
        found["pointer"] = error.fields[0]["pointer"]
    return found


def run_sync(base: str, index: int, case: dict[str, Any], keys: dict[str, str]) -> dict[str, Any]:
    reasons: list[str] = []
    with Tenure(
        f"{base}/case/{index}",
        keys[case.get("key", "full")],
        retries=case.get("retries", 2),
        on_retry=lambda attempt: reasons.append(attempt.reason),
    ) as client:
        try:
            if "before" in case:
                perform(client, case["before"])
            return {"value": perform(client, case["do"]), "reasons": reasons}
        except Exception as error:
            return {"error": failure(error), "reasons": reasons}


async def run_async(base: str, index: int, case: dict[str, Any], keys: dict[str, str]) -> dict[str, Any]:
    reasons: list[str] = []
    async with AsyncTenure(
        f"{base}/case/{index}",
        keys[case.get("key", "full")],
        retries=case.get("retries", 2),
        on_retry=lambda attempt: reasons.append(attempt.reason),
    ) as client:
        try:
            if "before" in case:
                await perform_async(client, case["before"])
            return {"value": await perform_async(client, case["do"]), "reasons": reasons}
        except Exception as error:
            return {"error": failure(error), "reasons": reasons}


async def run_all(base: str, cases: list[dict[str, Any]], keys: dict[str, str]) -> list[Any]:
    limit = asyncio.Semaphore(8)

    async def one(index: int, case: dict[str, Any]) -> Any:
        async with limit:
            return await run_async(base, index, case, keys)

    return list(await asyncio.gather(*(one(index, case) for index, case in enumerate(cases))))


def main() -> None:
    kind, base, cases_file, keys_file = sys.argv[1:]
    with open(cases_file, encoding="utf-8") as file:
        cases = json.load(file)
    with open(keys_file, encoding="utf-8") as file:
        keys = json.load(file)
    if kind == "async":
        outcomes = asyncio.run(run_all(base, cases, keys))
    else:
        with ThreadPoolExecutor(8) as pool:
            outcomes = list(pool.map(lambda each: run_sync(base, each[0], each[1], keys), enumerate(cases)))
    json.dump(outcomes, sys.stdout)


main()
