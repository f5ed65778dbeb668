/** A program that verifies messages with the code of the guide in one language. */
export interface SignatureProgram {
  /** Heading in the guide. */
  language: string;
  /** Programs that must be installed to run it. */
  needs: string[];
  files: (snippet: string) => Record<string, string>;
  /** Shell line, run in the folder of the files. */
  run: string;
}

/*
 * Each program reads one message per line from standard input: secret, id, timestamp, signatures and body, each in
 * base64, with `-` for a missing header. It prints `true` or `false` for each message.
 */

const ruby = (snippet: string): string => `${snippet}
STDIN.each_line do |line|
  secret, id, timestamp, signatures, body = line.split.map { |each| each == "-" ? nil : each.unpack1("m") }
  headers = { "webhook-id" => id, "webhook-timestamp" => timestamp, "webhook-signature" => signatures }
  puts genuine?(secret, headers.compact, body)
end
`;

const python = (snippet: string): string => `${snippet}
import sys
for line in sys.stdin:
    secret, message_id, timestamp, signatures, body = [None if each == "-" else base64.b64decode(each) for each in line.split()]
    headers = {"webhook-id": message_id, "webhook-timestamp": timestamp, "webhook-signature": signatures}
    headers = {name: value.decode() for name, value in headers.items() if value is not None}
    print("true" if is_genuine(secret.decode(), headers, body) else "false")
`;

const php = (snippet: string): string => `${snippet}
error_reporting(E_ALL);
set_error_handler(function (int $code, string $message): bool { throw new ErrorException($message); });
foreach (file('php://stdin') as $line) {
    [$secret, $id, $timestamp, $signatures, $body] =
        array_map(fn ($each) => $each === '-' ? null : base64_decode($each), explode(' ', trim($line)));
    $headers = ['webhook-id' => $id, 'webhook-timestamp' => $timestamp, 'webhook-signature' => $signatures];
    echo isGenuine($secret, array_filter($headers, fn ($each) => $each !== null), $body) ? 'true' : 'false', "\\n";
}
`;

const GO_MAIN = `package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"net/http"
	"os"
	"strings"

	"example.com/guide/hooks"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		header := http.Header{}
		var secret string
		var body []byte
		for index, each := range strings.Fields(lines.Text()) {
			value, err := base64.StdEncoding.DecodeString(each)
			switch {
			case each == "-":
			case err != nil:
				panic(err)
			case index == 0:
				secret = string(value)
			case index == 4:
				body = value
			default:
				header.Set([]string{"", "webhook-id", "webhook-timestamp", "webhook-signature"}[index], string(value))
			}
		}
		fmt.Println(hooks.IsGenuine(secret, header, body))
	}
}
`;

const JAVA_MAIN = `import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

final class Main {
    private static byte[] bytes(String token) {
        return token.equals("-") ? null : Base64.getDecoder().decode(token);
    }

    private static String text(String token) {
        byte[] value = bytes(token);
        return value == null ? null : new String(value, StandardCharsets.UTF_8);
    }

    public static void main(String[] arguments) throws Exception {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] each = line.split(" ");
            System.out.println(Hooks.isGenuine(text(each[0]), text(each[1]), text(each[2]), text(each[3]), bytes(each[4])));
        }
    }
}
`;

const CSHARP_MAIN = `using System;
using System.Text;

static class Program
{
    static byte[] Bytes(string token) => token == "-" ? null : Convert.FromBase64String(token);

    static string Text(string token) => token == "-" ? null : Encoding.UTF8.GetString(Bytes(token));

    static void Main()
    {
        for (var line = Console.ReadLine(); line != null; line = Console.ReadLine())
        {
            var each = line.Split(' ');
            var genuine = Hooks.IsGenuine(Text(each[0]), Text(each[1]), Text(each[2]), Text(each[3]), Bytes(each[4]));
            Console.WriteLine(genuine ? "true" : "false");
        }
    }
}
`;

/** The compiler of Mono supports C# 7, which has no annotations of nullable references. */
const withoutNullableAnnotations = (snippet: string): string => snippet.replaceAll('string?', 'string');

const node = (snippet: string): string => `${snippet}
const lines = require('node:fs').readFileSync(0, 'utf8').trim().split('\\n');
for (const line of lines) {
  const values = line.split(' ').map((each) => (each === '-' ? undefined : Buffer.from(each, 'base64')));
  const [secret, id, timestamp, signatures] = values.map((value) => value?.toString());
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures };
  for (const name of Object.keys(headers)) if (headers[name] === undefined) delete headers[name];
  console.log(isGenuine(secret, headers, values[4]));
}
`;

export const SIGNATURE_PROGRAMS: SignatureProgram[] = [
  {
    language: 'Node.js',
    needs: ['node'],
    files: (snippet) => ({ 'verify.js': node(snippet) }),
    run: 'node verify.js',
  },
  {
    language: 'Python',
    needs: ['python3'],
    files: (snippet) => ({ 'verify.py': python(snippet) }),
    run: 'python3 verify.py',
  },
  {
    language: 'Ruby',
    needs: ['ruby'],
    files: (snippet) => ({ 'verify.rb': ruby(snippet) }),
    run: 'ruby -w verify.rb',
  },
  {
    language: 'PHP',
    needs: ['php'],
    files: (snippet) => ({ 'verify.php': php(snippet) }),
    run: 'php verify.php',
  },
  {
    language: 'Go',
    needs: ['go'],
    files: (snippet) => ({
      'go.mod': 'module example.com/guide\n\ngo 1.19\n',
      'hooks/hooks.go': snippet,
      'main.go': GO_MAIN,
    }),
    run: 'go run .',
  },
  {
    language: 'Java',
    needs: ['javac', 'java'],
    files: (snippet) => ({ 'Hooks.java': snippet, 'Main.java': JAVA_MAIN }),
    run: 'javac -encoding UTF-8 -Xlint:all -Werror Hooks.java Main.java && java -cp . Main',
  },
  {
    language: 'C#',
    needs: ['mcs', 'mono'],
    files: (snippet) => ({ 'Hooks.cs': withoutNullableAnnotations(snippet), 'Program.cs': CSHARP_MAIN }),
    run: 'mcs -langversion:7.2 -warnaserror -out:verify.exe Hooks.cs Program.cs && mono verify.exe',
  },
];
